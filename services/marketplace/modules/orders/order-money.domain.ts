import { lineNetMinor, lineTaxMinor, type TradeSums } from '../../../../src/lib/trade-sums.ts';
import type { LedgerLine } from '../ledger/index.ts';
import { vatOf, type Vat } from '../tax/index.ts';
import { acceptedCommission } from './sub-orders/answer.domain.ts';
import type { LineRow, SubOrderRow } from './reading/order-rows.domain.ts';
import type { ChangeProposal, Dispute } from './orders.domain.ts';

const cashOf = (lines: readonly LedgerLine[], kind: LedgerLine['kind']): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.cash.amountMinor : 0), 0);

/** What the buyer paid and was refunded, from the ledger. */
export const moneyOf = (lines: readonly LedgerLine[]) => ({
  paidMinor: cashOf(lines, 'capture'),
  // Subtracts from 0 to avoid -0.
  refundedMinor: 0 - cashOf(lines, 'refund'),
});

const nothing: TradeSums = { subtotalMinor: 0, taxMinor: 0, deliveryMinor: 0, totalMinor: 0 };

type Ordered = Pick<SubOrderRow, 'status' | 'accepted' | 'subtotalMinor' | 'taxMinor' | 'deliveryMinor'> &
  Pick<SubOrderRow, 'totalMinor'>;

/**
 * The amount due for a sub-order now: the accepted total, the ordered one until the supplier answers, zero once it was
 * released.
 */
export function dueOf({ status, accepted, ...ordered }: Ordered): TradeSums {
  if (accepted !== null) return accepted;
  if (status === 'released') return nothing;
  const { subtotalMinor, taxMinor, deliveryMinor, totalMinor } = ordered;
  return { subtotalMinor, taxMinor, deliveryMinor, totalMinor };
}

/** A line as ordered, with what was accepted of it. */
export interface LineView extends Omit<LineRow, 'acceptedQuantity'> {
  /** Null until the supplier answers. */
  readonly accepted: {
    readonly quantity: number;
    readonly unitPriceMinor: number;
    readonly netMinor: number;
  } | null;
}

/** The agreed prices that differ from the listed ones, by line id; an accepted proposal stays with its sub-order. */
export const agreedPrices = ({
  status,
  proposal,
}: {
  readonly status: string;
  readonly proposal: Pick<ChangeProposal, 'lines'> | null;
}): ReadonlyMap<string, number> =>
  new Map(
    status === 'change_proposed'
      ? []
      : (proposal?.lines ?? []).map((change) => [change.lineId, change.unitPriceMinor]),
  );

/** The accepted lines at their agreed prices, which an accepted proposal keeps. */
export function acceptedLines(
  lines: readonly LineRow[],
  { status, proposal }: Pick<SubOrderRow, 'status' | 'proposal'>,
): readonly LineView[] {
  const agreed = agreedPrices({ status, proposal });
  return lines.map(({ acceptedQuantity: quantity, ...line }) => {
    if (quantity === null) return { ...line, accepted: null };
    const unitPriceMinor = agreed.get(line.id) ?? line.unitPriceMinor;
    return {
      ...line,
      accepted: { quantity, unitPriceMinor, netMinor: lineNetMinor({ quantity, unitPriceMinor }) },
    };
  });
}

/**
 * What the lines that a problem concerns cost with tax, as agreed, in minor units. Null if it names no lines, or if they
 * are all that is left of what was paid.
 */
export function reportedPartMinor(
  lines: readonly Pick<LineRow, 'id' | 'unitPriceMinor' | 'taxBps'>[],
  {
    dispute,
    ...sold
  }: Pick<SubOrderRow, 'status' | 'proposal'> & { readonly dispute: Pick<Dispute, 'lines'> | null },
  leftMinor: number,
): number | null {
  const agreed = agreedPrices(sold);
  const concerned = new Map(dispute?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const costMinor = lines.reduce((sum, { id, unitPriceMinor, taxBps }) => {
    const quantity = concerned.get(id) ?? 0;
    const netMinor = lineNetMinor({ quantity, unitPriceMinor: agreed.get(id) ?? unitPriceMinor });
    return sum + netMinor + lineTaxMinor(netMinor, taxBps);
  }, 0);
  return costMinor > 0 && costMinor < leftMinor ? costMinor : null;
}

/** The VAT of what is due: of the accepted lines, or of the ordered ones until the supplier answers. */
export function vatDue(isVatRegistered: boolean, lines: readonly LineView[], due: TradeSums): Vat {
  const sold = lines
    .map(({ accepted, taxBps, quantity, netMinor }) => ({ taxBps, ...(accepted ?? { quantity, netMinor }) }))
    .filter(({ quantity }) => quantity > 0);
  return vatOf(isVatRegistered, due.totalMinor === 0 ? [] : sold, due.deliveryMinor);
}

const paidOrBack: readonly LedgerLine['kind'][] = ['capture', 'refund'];

/**
 * How the paid amount is divided between market and supplier: from the ledger once anything was captured, before that
 * as expected. The two add up to the amount due less refunds.
 */
export function shareOf(
  row: Pick<SubOrderRow, 'commissionMinor' | 'commissionBps'>,
  due: TradeSums,
  own: readonly LedgerLine[],
): { readonly commissionMinor: number; readonly shareMinor: number } {
  const moved = own.filter(({ kind }) => paidOrBack.includes(kind));
  if (moved.length === 0) {
    const commissionMinor = row.commissionMinor ?? acceptedCommission(due, row.commissionBps);
    return { commissionMinor, shareMinor: due.totalMinor - commissionMinor };
  }
  return {
    commissionMinor: moved.reduce((sum, { commission }) => sum + (commission?.amountMinor ?? 0), 0),
    shareMinor: moved.reduce((sum, { vendorDue }) => sum + (vendorDue?.amountMinor ?? 0), 0),
  };
}
