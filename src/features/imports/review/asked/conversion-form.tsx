import { useState, type SubmitEvent } from 'react';
import { Button, formatMoney, TextField, When } from '../../../../ui/index.ts';
import type { Conversion, Review } from '../review.types.ts';
import { count } from '../review.labels.ts';
import styles from './asked-strip.module.css';

interface ConversionFormProps {
  readonly review: Review;
  readonly conversion: Conversion;
  readonly onRate: (rate: string) => void;
}

const rateForm = /^\d{1,9}(?:\.\d{1,8})?$/u;
/** How many rows are searched for an example. */
const rowsSearched = 200;

const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A price of the file in its own currency, as an example of the conversion. */
function exampleOf(review: Review, currency: string): number | null {
  for (let index = 0; index < Math.min(rowsSearched, review.summary.rows); index += 1) {
    const { cells } = review.row(index);
    const price = Number(cells.price?.value ?? '');
    if (cells.currency?.value === currency && Number.isFinite(price) && price > 0) return price;
  }
  return null;
}

function nameOf(currency: string): string {
  const name = new Intl.DisplayNames('en-GB', { type: 'currency' }).of(currency);
  return name === undefined || name === currency ? currency : `${name} (${currency})`;
}

/** An approximate price for display; the registry and the server calculate the exact one. */
const shown = (price: number, currency: string): string =>
  formatMoney({ amountMinor: Math.round(price * 10 ** minorDigits(currency)), currency });

/** The exchange rate for prices in another currency: proposed, editable, and used only once confirmed. */
export function ConversionForm({ review, conversion, onRate }: ConversionFormProps) {
  const { currency, rows, rate, proposal } = conversion;
  const [draft, setDraft] = useState(rate ?? proposal?.rate ?? '');
  const [isTried, setIsTried] = useState(false);
  const typed = draft.trim().replace(',', '.');
  const isRate = rateForm.test(typed) && Number(typed) > 0;
  const example = exampleOf(review, currency);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isRate) onRate(typed);
  };
  return (
    <form className={styles.question} onSubmit={submit}>
      <div className={styles.words}>
        <h2>Prices in {nameOf(currency)}</h2>
        <p>
          {count(rows, 'row')} {rows === 1 ? 'has its price' : 'have their prices'} in {currency}; everything
          here is sold in {review.currency}.{' '}
          {proposal ? (
            <>
              Our reference rate of <When at={`${proposal.asOf}T12:00:00Z`} show="day" zone="UTC" /> is{' '}
              {proposal.rate}: use it or enter your own.
            </>
          ) : (
            'We don’t have a reference rate for it. Enter your own.'
          )}
        </p>
        {isRate && example !== null ? (
          <p className={styles.example} aria-live="polite">
            For example, {shown(example, currency)} converts to{' '}
            <strong>{shown(example * Number(typed), review.currency)}</strong>
          </p>
        ) : null}
      </div>
      <div className={styles.form}>
        <div className={styles.field}>
          <TextField
            label={`1 ${currency} =`}
            value={draft}
            inputMode="decimal"
            autoComplete="off"
            after={<span className={styles.unit}>{review.currency}</span>}
            {...(isTried && !isRate ? { error: 'Enter a rate such as 0.865.' } : {})}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" size="3">
          Convert at this rate
        </Button>
      </div>
    </form>
  );
}
