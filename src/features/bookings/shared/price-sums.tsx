import type { ComponentProps } from 'react';
import type { components } from '../../../api/index.ts';
import { SumsTable } from '../../../ui/index.ts';
import { quantityAtPrice } from './quantity-text.ts';
import styles from './shared.module.css';

type Price = components['schemas']['BookingPrice'];
type Sums = ComponentProps<typeof SumsTable>;

interface PriceSumsProps extends Pick<
  Sums,
  'added' | 'charged' | 'refunded' | 'afterRefunds' | 'commission' | 'share' | 'shareName'
> {
  /** The quantity and its unit. */
  readonly work: Omit<Parameters<typeof quantityAtPrice>[0], 'unitPrice'>;
  readonly price: Price;
}

/** The price of the work, the tax with its rate, and the reason where there is none; also before it is booked. */
export function PriceSums({ work, price, ...became }: PriceSumsProps) {
  const { unitPrice, subtotal, tax, total, taxBasisPoints, taxReason } = price;
  return (
    <>
      <SumsTable
        label="Price"
        subtotalName={quantityAtPrice({ ...work, unitPrice })}
        taxName={`Tax (${taxBasisPoints / 100}%)`}
        subtotal={subtotal}
        tax={tax}
        total={total}
        {...became}
      />
      {taxReason === null ? null : <p className={styles.taxReason}>{taxReason}</p>}
    </>
  );
}
