import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { commissionMinor, sumsOf, type TradeSums } from '../../../../../src/lib/trade-sums.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { ChangeProposal } from '../orders.domain.ts';
import type { Refusals } from '../orders.refusals.ts';

/** A line as it was ordered; prices in minor units before tax, `taxBps` in basis points. */
export interface OrderedLine {
  readonly id: string;
  readonly name: string;
  readonly unitPriceMinor: number;
  readonly taxBps: number;
  readonly quantity: number;
}

/** A line as the supplier answered it: `quantity` is what they accept of it. */
export interface AgreedLine extends OrderedLine {
  /** What comes instead, in words. */
  readonly substitute: string | null;
}

/** What a sub-order comes to with these lines. Where nothing is accepted, nothing is delivered. */
export function acceptedSums(lines: readonly AgreedLine[], deliveryMinor: number): TradeSums {
  const isAnything = lines.some(({ quantity }) => quantity > 0);
  return sumsOf(lines, isAnything ? deliveryMinor : 0);
}

/** The market's share of what was accepted, at the rate that was frozen with the order. */
export const acceptedCommission = (sums: Pick<TradeSums, 'subtotalMinor'>, bps: number): number =>
  commissionMinor(sums.subtotalMinor, bps);

export const allOf = (lines: readonly OrderedLine[]): readonly AgreedLine[] =>
  lines.map((line) => ({ ...line, substitute: null }));

export const noneOf = (lines: readonly OrderedLine[]): readonly AgreedLine[] =>
  lines.map((line) => ({ ...line, quantity: 0, substitute: null }));

interface LineGiven {
  readonly lineId: string;
  readonly quantity: number;
}

/**
 * What is wrong with the lines of an answer: unknown, named twice, or more than was ordered. `path` is their position
 * in the body.
 */
function lineProblem(lines: readonly OrderedLine[], given: readonly LineGiven[], path: string) {
  const ordered = new Map(lines.map((line) => [line.id, line]));
  const seen = new Set<string>();
  for (const [index, { lineId, quantity }] of given.entries()) {
    const line = ordered.get(lineId);
    const at = `${path}/${index}`;
    if (line === undefined) return invalid(`${at}/lineId`, 'This line is not part of the order.', 'line');
    if (seen.has(lineId)) return invalid(`${at}/lineId`, 'This line is named twice.', 'unique');
    if (quantity > line.quantity)
      return invalid(`${at}/quantity`, `Only ${line.quantity} were ordered of ${line.name}.`, 'maximum');
    seen.add(lineId);
  }
  return null;
}

/** The lines as a supplier confirms them; what they leave out is accepted whole. */
export function confirmedLines(
  lines: readonly OrderedLine[],
  given: readonly LineGiven[],
): Result<readonly AgreedLine[], Refusals<'VALIDATION'>> {
  const problem = lineProblem(lines, given, 'lines');
  if (problem) return refuse(problem);
  const accepted = new Map(given.map(({ lineId, quantity }) => [lineId, quantity]));
  return ok(
    lines.map((line) => ({ ...line, quantity: accepted.get(line.id) ?? line.quantity, substitute: null })),
  );
}

/** Of a confirmation, the lines of which less is sent than was ordered. */
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

/** The lines as a proposal, accepted, makes them; what it leaves out stays as ordered. */
export function proposedLines(
  lines: readonly OrderedLine[],
  proposal: Pick<ChangeProposal, 'lines'>,
): readonly AgreedLine[] {
  const changes = new Map(proposal.lines.map((change) => [change.lineId, change]));
  return lines.map((line) => {
    const change = changes.get(line.id);
    if (change === undefined) return { ...line, substitute: null };
    const { quantity, unitPriceMinor, substitute } = change;
    return { ...line, quantity, unitPriceMinor, substitute };
  });
}

/** Whether a proposal can be made: of what was ordered, of something at all, and never dearer than what was authorised. */
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
  // Compared line by line first: the sum of prices beyond reason is no whole number any more.
  const isDearer =
    proposed.some(({ unitPriceMinor, quantity }) => unitPriceMinor > subOrder.totalMinor && quantity > 0) ||
    acceptedSums(proposed, subOrder.deliveryMinor).totalMinor > subOrder.totalMinor;
  return isDearer ? refuse({ code: 'CHANGE_TOO_DEAR' }) : ok(null);
}
