import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { countryName } from '../../../../src/lib/document-texts.ts';
import { dayMs } from '../../../../src/lib/durations.ts';
import { quaysideDecided } from '../../../../src/lib/quayside-decided.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { returnedGoods, type DeliveredGoods } from '../../../../src/lib/returned-goods.ts';
import type { LeftOfSale } from '../payments/index.ts';
import type { ReturnKind, ReturnReason, ReturnStatus, ReturnWish } from '../../platform/db/return-tables.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Refusals } from './returns.refusals.ts';

export type { ReturnKind, ReturnReason, ReturnStatus, ReturnWish };

/** The parties of a return. */
export type ReturnParty = 'crew_member' | 'supplier' | 'admin';
/**
 * The kind of buyer: only private persons can withdraw from a contract without a reason (Directive 2011/83/EU, article
 * 9).
 */
export type BuyerKind = 'business' | 'private';

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

/** How many days each state awaits an answer; a state that is missing awaits the admin, or is final. */
const waitDays: Readonly<Partial<Record<ReturnStatus, number>>> = {
  requested: businessTerms.returns.answerDays,
  part_proposed: businessTerms.returns.answerDays,
  rejected: businessTerms.returns.answerDays,
  accepted: businessTerms.returns.sendBackDays,
  sent_back: businessTerms.returns.sendBackDays,
  received: businessTerms.returns.answerDays,
};

/** When a state that begins at `at` ends automatically; null if it does not. */
export function waitsUntil(status: ReturnStatus, at: Date): Date | null {
  const days = waitDays[status];
  return days === undefined ? null : daysAfter(at, days);
}

/** The states in which something remains to be done. */
const openStatuses = [
  'requested',
  'part_proposed',
  'rejected',
  'accepted',
  'sent_back',
  'received',
  'escalated',
] as const satisfies readonly ReturnStatus[];

export const isOpen = (status: ReturnStatus): boolean => openStatuses.some((one) => one === status);

/** The side whose answer a return awaits; null if it awaits none, or an admin. */
export function askedIn(status: ReturnStatus): 'buyer' | 'supplier' | null {
  if (status === 'requested' || status === 'sent_back') return 'supplier';
  return status === 'part_proposed' ? 'buyer' : null;
}

/** A delivered line with the quantity that is in returns; amounts in minor units. */
export interface DeliveredLine extends DeliveredGoods {
  readonly id: string;
  /** Of what came: where a substitute was agreed, that. */
  readonly name: string;
  readonly acceptedQuantity: number;
  /** Of those, what came back or will: the rest stays with the buyer, for a lower price or because it was rejected. */
  readonly quantityBack: number;
}

export interface LineWanted {
  readonly lineId: string;
  readonly quantity: number;
}

export const leftOf = ({ acceptedQuantity, quantityInReturns }: DeliveredLine): number =>
  acceptedQuantity - quantityInReturns;

/** Whether the buyer keeps some of the goods for good. */
export const isSomeKept = (lines: readonly DeliveredLine[]): boolean =>
  lines.some(({ quantityInReturns, quantityBack }) => quantityInReturns > quantityBack);

/** The value of the wanted lines, in minor units; `goods` excludes delivery, which is added when all goods come back. */
export function valueOf(
  lines: readonly DeliveredLine[],
  wanted: readonly LineWanted[],
  deliveryMinor: number,
): LeftOfSale {
  const quantities = new Map(wanted.map(({ lineId, quantity }) => [lineId, quantity]));
  const goods = { grossMinor: 0, netMinor: 0 };
  for (const line of lines) {
    const { grossMinor, netMinor } = returnedGoods(line, quantities.get(line.id) ?? 0);
    goods.grossMinor += grossMinor;
    goods.netMinor += netMinor;
  }
  const isAll = lines.every(
    (line) => line.acceptedQuantity === line.quantityBack + (quantities.get(line.id) ?? 0),
  );
  return { amountMinor: goods.grossMinor + (isAll ? deliveryMinor : 0), goods };
}

/** Whether the lines can be returned: each once, from this sub-order, and at most what is left. */
export function checkLines(
  lines: readonly DeliveredLine[],
  wanted: readonly LineWanted[],
): Result<null, Refusals<'VALIDATION'>> {
  const seen = new Set<string>();
  for (const [index, { lineId, quantity }] of wanted.entries()) {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined || seen.has(lineId))
      return refuse(invalid(`lines/${index}/lineId`, 'This line isn’t part of the order.', 'known'));
    seen.add(lineId);
    const left = leftOf(line);
    if (quantity > left)
      return refuse(
        invalid(`lines/${index}/quantity`, `At most ${left} of ${line.name} can be returned.`, 'maximum'),
      );
  }
  return ok(null);
}

/** What remains refundable of a sub-order after earlier refunds, in minor units. */
export const leftToRefund = (paidMinor: number, givenBackMinor: number): number =>
  Math.max(0, paidMinor - givenBackMinor);

const faults: Readonly<Partial<Record<ReturnReason, string>>> = {
  damaged: 'damaged',
  wrong_item: 'the wrong item',
  not_as_described: 'not as described',
  not_needed: 'no longer needed',
};

/**
 * Why a return is refunded, for its credit note and mails: what became of the goods, what the buyer said, and the
 * decision: “Returned, damaged: “Torn.” Quayside decided: “The photos show it.””
 */
export function refundReason(
  {
    kind,
    wanted,
    reason,
    note,
  }: {
    readonly kind: ReturnKind;
    readonly wanted: ReturnWish;
    readonly reason: ReturnReason | null;
    readonly note: string | null;
  },
  decision: string | null,
): string {
  const kept = wanted === 'price_reduction' ? 'Kept for a lower price' : 'Returned';
  const what = kind === 'withdrawal' ? 'Withdrawn from the contract' : kept;
  const asked = [what, reason && faults[reason]].filter(Boolean).join(', ');
  const said = note === null ? `${asked}.` : `${asked}: “${note}”`;
  return decision === null ? said : `${said} ${quaysideDecided(decision)}`;
}

/** The value, the requested and the agreed amount of a return, in minor units. */
interface ReturnSums {
  readonly mostMinor: number;
  readonly requestedMinor: number;
  readonly agreedMinor: number | null;
}

/**
 * The sums of a return as both sides see them. While it is open: at most what remains refundable, with earlier refunds;
 * once it has ended: as stored, without them.
 */
export function sumsNow(
  stored: ReturnSums & { readonly status: ReturnStatus; readonly paidMinor: number },
  givenBackMinor: number,
): ReturnSums & { readonly refundedBeforeMinor: number | null } {
  const { status, paidMinor, mostMinor, requestedMinor, agreedMinor } = stored;
  if (!isOpen(status)) return { mostMinor, requestedMinor, agreedMinor, refundedBeforeMinor: null };
  const left = leftToRefund(paidMinor, givenBackMinor);
  return {
    mostMinor: Math.min(mostMinor, left),
    requestedMinor: Math.min(requestedMinor, left),
    agreedMinor: agreedMinor === null ? null : Math.min(agreedMinor, left),
    refundedBeforeMinor: givenBackMinor,
  };
}

/**
 * The address for the goods of an accepted return, in one line; null if nothing is sent back or no address is known.
 */
export const sendBackTo = (stored: {
  readonly sendBackAddress: string | null;
  readonly supplierCountry: string | null;
}): string | null => {
  const { sendBackAddress, supplierCountry } = stored;
  if (sendBackAddress === null || supplierCountry === null) return sendBackAddress;
  return `${sendBackAddress}, ${countryName(supplierCountry)}`;
};
