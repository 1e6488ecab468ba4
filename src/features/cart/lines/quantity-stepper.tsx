import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cartLimits } from '../../../lib/cart-limits.ts';
import { QuietButton } from '../../../ui/index.ts';
import styles from './quantity-stepper.module.css';

/** The state of typed text that is not the line's quantity: valid and about to be sent, or invalid. */
export type Typing = 'counted' | 'wrong' | null;

interface QuantityStepperProps {
  /** The item: "Fender F4". */
  readonly name: string;
  readonly quantity: number;
  /** The available quantity, if known. */
  readonly stock: number | null;
  /** Called when typing pauses, and at once when the field is left. */
  readonly onQuantity: (quantity: number) => void;
  readonly onTyping?: (typing: Typing) => void;
  /** Offered for a quantity of zero; undefined if the line cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** How long after the last key or press the quantity is sent. */
const pauseMs = 400;
const { lineQuantity: quantityMost } = cartLimits;

const quantityIn = (text: string): number | null => {
  const quantity = Number(text);
  return /^\d+$/.test(text.trim()) && quantity >= 1 && quantity <= quantityMost ? quantity : null;
};

/** The quantity: buttons for one more and one less, and a field. Several quick presses are one change. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, stock, onQuantity, onTyping, onRemove } = props;
  const wrongId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; ask: () => void } | null>(null);
  const shown = typed ?? String(quantity);
  const wanted = quantityIn(shown);

  const settle = () => {
    // Invalid text stays, with a message.
    if (!waiting.current || waiting.current.timer === undefined) return;
    clearTimeout(waiting.current.timer);
    waiting.current.ask();
  };
  useEffect(
    // A press just before leaving the screen is sent too.
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current.ask();
    },
    [],
  );

  const change = (text: string) => {
    setTyped(text);
    const asked = quantityIn(text);
    onTyping?.(asked === null ? 'wrong' : 'counted');
    if (waiting.current) clearTimeout(waiting.current.timer);
    const ask = () => {
      waiting.current = null;
      onTyping?.(null);
      setTyped(null);
      if (asked !== null && asked !== quantity) onQuantity(asked);
    };
    waiting.current = { timer: asked === null ? undefined : setTimeout(ask, pauseMs), ask };
  };
  const step = (by: number) => change(String((wanted ?? quantity) + by));

  return (
    <div className={styles.whole}>
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
          aria-describedby={wanted === null ? wrongId : undefined}
          data-trouble={wanted === null ? true : undefined}
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
      {wanted === null ? (
        <p id={wrongId} className={styles.wrong} role="alert">
          Enter a whole number from 1 to{' '}
          {Math.min(stock ?? quantityMost, quantityMost).toLocaleString('en-GB')}.
          {onRemove && Number(shown) === 0 && shown.trim() !== '' ? (
            <QuietButton size="1" aria-label={`Remove ${name} from the cart`} onClick={onRemove}>
              Remove
            </QuietButton>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
