import { useId, useState, type SubmitEvent } from 'react';
import { fromMinor } from '../../../lib/money-minor.ts';
import { amountMinorOf } from '../../../lib/money-text.ts';
import { formatMoney, QuietButton, useIsInteractive } from '../../../ui/index.ts';
import styles from './facet-panel.module.css';
import type { Facets } from './found.types.ts';
import { narrowed, type MarketSearch } from './market-search.ts';

interface PriceFilterProps {
  readonly search: MarketSearch;
  readonly price: Facets['price'];
  /** ISO 4217. */
  readonly currency: string;
  readonly onGo: (address: string) => void;
}

const shown = (amountMinor: number | null, currency: string): string =>
  amountMinor === null ? '' : fromMinor(amountMinor, currency).replace(/\.0+$/, '');

/** Minor units; null for an empty field, `false` for an invalid price. */
function priceOf(text: string, currency: string): number | null | false {
  if (text.trim() === '') return null;
  return amountMinorOf(text, currency) ?? false;
}

/** The lowest and the highest price; they are swapped if typed in the wrong order. */
export function PriceFilter({ search, price, currency, onGo }: PriceFilterProps) {
  const id = useId();
  const isInteractive = useIsInteractive();
  const [from, setFrom] = useState(shown(search.priceFromMinor, currency));
  const [to, setTo] = useState(shown(search.priceToMinor, currency));
  const [isWrong, setIsWrong] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [low, high] = [priceOf(from, currency), priceOf(to, currency)];
    setIsWrong(low === false || high === false);
    if (low === false || high === false) return;
    const isTurned = low !== null && high !== null && low > high;
    onGo(narrowed(search, { priceFromMinor: isTurned ? high : low, priceToMinor: isTurned ? low : high }));
  };

  return (
    <section className={styles.group} aria-label="Price">
      <h2 className={styles.title}>Price</h2>
      <form className={styles.price} onSubmit={submit} noValidate>
        {(
          [
            ['From', from, setFrom, price?.from],
            ['To', to, setTo, price?.to],
          ] as const
        ).map(([label, value, change, bound]) => (
          <label key={label} className={styles.priceField}>
            <span>
              {label}, {currency}
            </span>
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={value}
              placeholder={bound ? shown(bound.amountMinor, currency) : undefined}
              aria-invalid={isWrong && priceOf(value, currency) === false ? true : undefined}
              aria-describedby={isWrong ? `${id}-wrong` : `${id}-range`}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          </label>
        ))}
        <QuietButton type="submit" size="2" disabled={!isInteractive}>
          Apply
        </QuietButton>
      </form>
      {isWrong ? (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          Price must be a number, for example 25 or 12.50.
        </p>
      ) : price ? (
        <p id={`${id}-range`} className={styles.range}>
          Prices here: {formatMoney(price.from)} to {formatMoney(price.to)}
        </p>
      ) : null}
    </section>
  );
}
