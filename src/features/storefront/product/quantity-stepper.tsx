import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsInteractive } from '../../../ui/index.ts';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  readonly quantity: number;
  /** From 1 to this. */
  readonly most: number;
  readonly onQuantity: (quantity: number) => void;
}

/** How many: typed, or one more and one less. */
export function QuantityStepper({ quantity, most, onQuantity }: QuantityStepperProps) {
  const isInteractive = useIsInteractive();
  /** What is being typed, which may be no number yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const within = (wanted: number) => Math.min(Math.max(wanted, 1), most);
  const step = (by: number) => {
    setTyped(null);
    onQuantity(within(quantity + by));
  };
  return (
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
        className={styles.field}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          // Anything else is left as it was, and shown again on leaving: 1.5 is neither 1 nor 15.
          if (/^[1-9]\d*$/.test(value.trim())) onQuantity(within(Number(value)));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
        onBlur={() => setTyped(null)}
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
  );
}
