import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cartLimits } from '../../../lib/cart-limits.ts';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** What is counted: "Fender F4". */
  readonly name: string;
  readonly quantity: number;
  /** How many can be had, where that is known. */
  readonly stock: number | null;
  /** Once typing pauses, and at once on leaving. */
  readonly onQuantity: (quantity: number) => void;
  readonly onTyping?: (isTyping: boolean) => void;
}

/** After so long without a key or a press the new quantity is asked for. */
const pauseMs = 400;
const { lineQuantity: quantityMost } = cartLimits;

const quantityIn = (text: string): number | null => {
  const quantity = Number(text);
  return /^\d+$/.test(text.trim()) && quantity >= 1 && quantity <= quantityMost ? quantity : null;
};

/** How many: one more, one less, or typed. Several quick presses are one change. */
export function QuantityStepper({ name, quantity, stock, onQuantity, onTyping }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; ask: () => void } | null>(null);
  const shown = typed ?? String(quantity);
  const wanted = quantityIn(shown);

  const settle = () => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    waiting.current.ask();
  };
  useEffect(
    // What was pressed just before leaving the screen is meant too.
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current.ask();
    },
    [],
  );

  const change = (text: string) => {
    setTyped(text);
    onTyping?.(true);
    if (waiting.current) clearTimeout(waiting.current.timer);
    const ask = () => {
      waiting.current = null;
      const asked = quantityIn(text);
      onTyping?.(false);
      setTyped(null);
      if (asked !== null && asked !== quantity) onQuantity(asked);
    };
    // An emptied field is on its way to another number.
    const delayMs = quantityIn(text) === null ? pauseMs * 10 : pauseMs;
    waiting.current = { timer: setTimeout(ask, delayMs), ask };
  };
  const step = (by: number) => change(String((wanted ?? quantity) + by));

  return (
    <div
      role="group"
      aria-label={`Quantity of ${name}`}
      className={styles.stepper}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settle();
      }}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={`One fewer of ${name}`}
        disabled={(wanted ?? quantity) <= 1}
        onClick={() => step(-1)}
      >
        <Minus size={16} aria-hidden />
      </button>
      <input
        className={styles.count}
        aria-label={`How many of ${name}`}
        aria-invalid={wanted === null}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={shown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => change(value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
          if (key === 'ArrowUp' && (wanted ?? quantity) < quantityMost) step(1);
          if (key === 'ArrowDown' && (wanted ?? quantity) > 1) step(-1);
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`One more of ${name}`}
        disabled={(wanted ?? quantity) >= Math.min(stock ?? quantityMost, quantityMost)}
        onClick={() => step(1)}
      >
        <Plus size={16} aria-hidden />
      </button>
    </div>
  );
}
