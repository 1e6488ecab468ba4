import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { commissionMinor, sumsOf, type TradeSums } from '../../../../../src/lib/trade-sums.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { ChangeProposal, LineItem } from '../orders.domain.ts';
import type { Refusals } from '../orders.refusals.ts';

/** An ordered line; prices in minor units before tax, `taxBps` in basis points. */
export interface OrderedLine {
  readonly id: string;
  readonly name: string;
  readonly unitPriceMinor: number;
  readonly taxBps: number;
  readonly quantity: number;
  /** Null until the supplier answers. */
  readonly acceptedQuantity: number | null;
}

/** What comes instead of an ordered item: one of the supplier's listings, or only described. */
export type Substitute = LineItem | { readonly name: string };

/** A line as the supplier answered it; `quantity` is the accepted quantity. */
export interface AgreedLine extends OrderedLine {
  readonly substitute: Substitute | null;
}

/** The sums of a sub-order with these lines. If nothing is accepted, delivery costs nothing. */
export function acceptedSums(lines: readonly AgreedLine[], deliveryMinor: number): TradeSums {
  const isAnything = lines.some(({ quantity }) => quantity > 0);
  return sumsOf(lines, isAnything ? deliveryMinor : 0);
}

/** The market's share of the accepted amount, at the rate fixed with the order. */
export const acceptedCommission = (sums: Pick<TradeSums, 'subtotalMinor'>, bps: number): number =>
  commissionMinor(sums.subtotalMinor, bps);

export const allOf = (lines: readonly OrderedLine[]): readonly AgreedLine[] =>
  lines.map((line) => ({ ...line, substitute: null }));

export const noneOf = (lines: readonly OrderedLine[]): readonly AgreedLine[] =>
  lines.map((line) => ({ ...line, quantity: 0, substitute: null }));

export interface LineGiven {
  readonly lineId: string;
  readonly quantity: number;
}

/**
 * The first problem of an answer's lines: unknown, named twice, or more than was ordered or accepted. `path` is their
 * position in the body.
 */
function lineProblem(
  lines: readonly OrderedLine[],
  answered: readonly LineGiven[],
  path: string,
  most: 'ordered' | 'accepted' = 'ordered',
) {
  const ordered = new Map(lines.map((line) => [line.id, line]));
  const seen = new Set<string>();
  for (const [index, { lineId, quantity }] of answered.entries()) {
    const line = ordered.get(lineId);
    const at = `${path}/${index}`;
    if (line === undefined) return invalid(`${at}/lineId`, 'This line is not part of the order.', 'line');
    if (seen.has(lineId)) return invalid(`${at}/lineId`, 'This line is named twice.', 'unique');
    const there = most === 'accepted' ? (line.acceptedQuantity ?? line.quantity) : line.quantity;
    if (quantity > there)
      return invalid(`${at}/quantity`, `Only ${there} were ${most} of ${line.name}.`, 'maximum');
    seen.add(lineId);
  }
  return null;
}

/** The lines as the supplier confirms them; those that are left out are accepted in full. */
export function confirmedLines(
  lines: readonly OrderedLine[],
  answered: readonly LineGiven[],
): Result<readonly AgreedLine[], Refusals<'VALIDATION'>> {
  const problem = lineProblem(lines, answered, 'lines');
  if (problem) return refuse(problem);
  const accepted = new Map(answered.map(({ lineId, quantity }) => [lineId, quantity]));
  return ok(
    lines.map((line) => ({ ...line, quantity: accepted.get(line.id) ?? line.quantity, substitute: null })),
  );
}

/** The lines that a problem concerns, each at most as accepted; lines of 0 are left out. */
export function disputedLines(
  lines: readonly OrderedLine[],
  given: readonly LineGiven[],
): Result<readonly LineGiven[], Refusals<'VALIDATION'>> {
  const problem = lineProblem(lines, given, 'lines', 'accepted');
  return problem ? refuse(problem) : ok(given.filter(({ quantity }) => quantity > 0));
}

/** The lines of a confirmation with less than was ordered. */
export const shortLines = (
  ordered: readonly OrderedLine[],
  confirmed: readonly AgreedLine[],
): readonly { readonly line: OrderedLine; readonly quantity: number }[] =>
  ordered.flatMap((line) => {
    const quantity = confirmed.find(({ id }) => id === line.id)?.quantity ?? 0;
    return quantity < line.quantity ? [{ line, quantity }] : [];
  });

/** "Available: 3 of 5 × Fender F4; none of 2 × Shackle." */
export const shortText = (
  short: readonly {
    readonly line: Pick<OrderedLine, 'name' | 'quantity'>;
    readonly quantity: number;
  }[],
): string =>
  `Available: ${short
    .map(({ line, quantity }) => `${quantity === 0 ? 'none' : quantity} of ${line.quantity} × ${line.name}`)
    .join('; ')}.`;

/** The lines as an accepted proposal makes them; those that are left out stay as ordered. */
export function proposedLines(
  lines: readonly OrderedLine[],
  proposal: Pick<ChangeProposal, 'lines'>,
): readonly AgreedLine[] {
  const changes = new Map(proposal.lines.map((change) => [change.lineId, change]));
  return lines.map((line) => {
    const change = changes.get(line.id);
    if (change === undefined) return { ...line, substitute: null };
    const { quantity, unitPriceMinor, substitute: name, listed = null } = change;
    const substitute = quantity === 0 || name === null ? null : (listed ?? { name });
    return { ...line, quantity, unitPriceMinor, substitute };
  });
}

/** One of the supplier's listings, with the lines of the sub-order that are taxed at its rate. */
export interface ListedItem extends LineItem {
  readonly taxedAs: readonly string[];
}

/** A changed line as given: its substitute in words, and which listing that is, if it is one. */
export interface ProposedLine extends LineGiven {
  readonly unitPriceMinor: number;
  readonly substitute?: string | null | undefined;
  readonly substituteInventoryId?: string | null | undefined;
}

const itemOf = ({ inventoryId, productId, name, variant, sku, unit }: ListedItem): LineItem => ({
  inventoryId,
  productId,
  name,
  variant,
  sku,
  unit,
});

/**
 * The lines of a proposal with the listings they name. The tax was decided for what was ordered, so a listing with
 * another rate is refused.
 */
export function changeLines(
  given: readonly ProposedLine[],
  listed: readonly ListedItem[],
): Result<ChangeProposal['lines'], Refusals<'VALIDATION'>> {
  const lines: ChangeProposal['lines'][number][] = [];
  for (const [index, { substitute, substituteInventoryId: id = null, ...line }] of given.entries()) {
    const at = `proposal/lines/${index}/substituteInventoryId`;
    const found = listed.find(({ inventoryId }) => inventoryId === id);
    if (id !== null && found === undefined)
      return refuse(invalid(at, 'Choose one of your own listings, in the currency of the order.', 'listing'));
    if (found && !found.taxedAs.includes(line.lineId))
      return refuse(
        invalid(
          at,
          `${found.name} has another tax rate than what was ordered. Choose a listing with the same rate, or decline, so that the buyer can order it.`,
          'tax',
        ),
      );
    const words = cleanText(substitute ?? '') || (found?.name ?? null);
    lines.push({ ...line, substitute: words, listed: found === undefined ? null : itemOf(found) });
  }
  return ok(lines);
}

/**
 * Whether a change can be proposed: only of ordered lines, with something left, and never above the authorised amount.
 */
export function checkProposal(
  lines: readonly OrderedLine[],
  proposal: ChangeProposal,
  subOrder: { readonly deliveryMinor: number; readonly totalMinor: number },
): Result<null, Refusals<'VALIDATION' | 'CHANGE_TOO_DEAR'>> {
  const problem = lineProblem(lines, proposal.lines, 'proposal/lines');
  if (problem) return refuse(problem);
  const proposed = proposedLines(lines, proposal);
  if (proposed.every(({ quantity }) => quantity === 0))
    return refuse(invalid('proposal/lines', 'Nothing would be left. Decline the order instead.', 'empty'));
  // Compared by line first: the sum of absurdly high prices is no safe integer.
  const isDearer =
    proposed.some(({ unitPriceMinor, quantity }) => unitPriceMinor > subOrder.totalMinor && quantity > 0) ||
    acceptedSums(proposed, subOrder.deliveryMinor).totalMinor > subOrder.totalMinor;
  return isDearer ? refuse({ code: 'CHANGE_TOO_DEAR' }) : ok(null);
}
