import { commissionMinor } from '../../lib/trade-sums.ts';
import { formatMoney } from '../../ui/index.ts';

/** The price in the example, in whole units of its currency. */
const exampleUnits = 100;

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });

interface CommissionTexts {
  /** "10%" */
  readonly rate: string;
  /** "Of a €100.00 sale you receive €90.00." */
  readonly example: string;
}

/** A commission as a rate and as an example. */
export function commissionTexts(basisPoints: number, currency: string): CommissionTexts {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const saleMinor = exampleUnits * 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  const shareMinor = saleMinor - commissionMinor(saleMinor, basisPoints);
  const sale = formatMoney({ amountMinor: saleMinor, currency });
  const share = formatMoney({ amountMinor: shareMinor, currency });
  return {
    rate: percent.format(basisPoints / 10_000),
    example: `Of a ${sale} sale you receive ${share}.`,
  };
}
