import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useIsInteractive } from '../../../ui/index.ts';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  readonly quantity: number;
  /** The maximum; the minimum is 1. */
  readonly most: number;
  readonly onQuantity: (quantity: number) => void;
  /** Called when the typed text becomes invalid or valid; nothing can be bought with an invalid quantity. */
  readonly onWrong?: (isWrong: boolean) => void;
}

/** 1.5 is neither 1 nor 15. */
const isQuantity = (text: string): boolean => /^[1-9]\d*$/.test(text.trim());

/** A quantity: a field with buttons for one more and one less. */
export function QuantityStepper({ quantity, most, onQuantity, onWrong }: QuantityStepperProps) {
  const isInteractive = useIsInteractive();
  const wrongId = useId();
  /** The text being typed, which may not be a number yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const within = (wanted: number) => Math.min(Math.max(wanted, 1), most);
  const isWrong = typed !== null && !isQuantity(typed);
  const type = (text: string | null) => {
    setTyped(text);
    onWrong?.(text !== null && !isQuantity(text));
  };
  const step = (by: number) => {
    type(null);
    onQuantity(within(quantity + by));
  };
  return (
    <div className={styles.whole}>
      <div role="group" aria-label="Quantity" className={styles.stepper}>
        <button
          type="button"
          aria-label="One fewer"
          disabled={!isInteractive || quantity <= 1}
          className={styles.step}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <input
          aria-label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          disabled={!isInteractive}
          value={typed ?? String(quantity)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? wrongId : undefined}
          className={styles.field}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget: { value } }) => {
            type(value);
            if (isQuantity(value)) onQuantity(within(Number(value)));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
          // Invalid text stays, with a message.
          onBlur={() => {
            if (!isWrong) type(null);
          }}
        />
        <button
          type="button"
          aria-label="One more"
          disabled={!isInteractive || quantity >= most}
          className={styles.step}
          onClick={() => step(1)}
        >
          <Plus size={18} aria-hidden />
        </button>
      </div>
      {isWrong ? (
        <p id={wrongId} role="alert" className={styles.wrong}>
          Enter a whole number from 1 to {most.toLocaleString('en-GB')}.
        </p>
      ) : null}
    </div>
  );
}
