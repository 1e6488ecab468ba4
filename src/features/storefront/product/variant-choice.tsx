import { useId } from 'react';
import { useIsInteractive } from '../../../ui/index.ts';
import { bestOf, offersOf } from './offers.ts';
import type { Offer } from './product-data.ts';
import styles from './product-view.module.css';

interface VariantChoiceProps {
  /** Two or more. */
  readonly variants: readonly string[];
  readonly offers: readonly Offer[];
  readonly chosen: string | null;
  readonly onChoose: (variant: string) => void;
}

/** Chooses a variant; one that is out of stock is marked, and its offers can still be shown. */
export function VariantChoice({ variants, offers, chosen, onChoose }: VariantChoiceProps) {
  const group = useId();
  const isInteractive = useIsInteractive();
  return (
    <fieldset className={styles.variants}>
      <legend>Variant</legend>
      {variants.map((variant) => {
        const isGone = bestOf(offersOf(offers, variant)) === null;
        return (
          <label key={variant} className={styles.variant} data-gone={isGone}>
            <input
              type="radio"
              name={group}
              value={variant}
              checked={variant === chosen}
              disabled={!isInteractive}
              onChange={() => onChoose(variant)}
            />
            <span>
              {variant}
              {isGone ? <small> out of stock</small> : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
