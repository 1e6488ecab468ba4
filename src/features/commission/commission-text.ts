import { commissionMinor } from '../../lib/trade-sums.ts';
import { formatMoney, formatWhen } from '../../ui/index.ts';

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

/** "Wed 16 Dec", as in the mails to the vendors: rates begin at midnight UTC. */
export const commissionDayText = (from: Date, now?: Date): string => formatWhen(from, 'UTC', 'day', now);

interface Announced {
  /** Null: the market's. */
  readonly basisPoints: number | null;
  readonly from: string;
}

/** "It will be 12.5% from Wed 16 Dec.", of a vendor's own rate. */
export const announcedCommissionText = ({ basisPoints, from }: Announced): string =>
  `It will be ${basisPoints === null ? 'the rate of the market' : percent.format(basisPoints / 10_000)} from ${commissionDayText(new Date(from))}.`;
