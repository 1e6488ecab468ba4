import { lineNetMinor } from '../../../../../src/lib/trade-sums.ts';
import { acceptedSums, proposedLines, shortText } from '../sub-orders/answer.domain.ts';
import type { MailedLine, MailedSubOrder } from '../mailed-order.repository.ts';

/** The maximum number of lines named in a mail. */
const linesShown = 10;

/** Shortens the texts to the maximum that a mail names. */
const shownTexts = (texts: readonly string[]): readonly string[] =>
  texts.length > linesShown ? [...texts.slice(0, linesShown), 'and more'] : texts;

/** The text of a line with its quantity or another one: “2 × Fender F4, Navy”. */
const lineText = (
  { name, variant, quantity: ordered }: Pick<MailedLine, 'name' | 'variant' | 'quantity'>,
  quantity: number | string = ordered,
): string => [`${quantity} × ${name}`, ...(variant === null ? [] : [variant])].join(', ');

/** The ordered lines as texts: “2 × Fender F4, Navy”. */
export const orderedTexts = ({ orderedLines }: MailedSubOrder): readonly string[] =>
  shownTexts(orderedLines.map((line) => lineText(line)));

/** The missing part of a confirmed sub-order, as texts: “2 of 5 × Fender F4, Navy”. */
export const missingTexts = ({ orderedLines }: MailedSubOrder): readonly string[] =>
  shownTexts(
    orderedLines.flatMap((line) => {
      // What comes instead is not missing.
      if (line.insteadOf !== null) return [];
      const missing = line.quantity - (line.acceptedQuantity ?? line.quantity);
      return missing === 0 ? [] : [lineText(line, `${missing} of ${line.quantity}`)];
    }),
  );

/** The lines that the reported problem concerns, as texts: “1 of 2 × Fender F4, Navy”; empty if the buyer named none. */
export const disputedTexts = ({ orderedLines, dispute }: MailedSubOrder): readonly string[] =>
  shownTexts(
    orderedLines.flatMap((line) => {
      const concerned = dispute?.lines.find(({ lineId }) => lineId === line.id);
      return concerned
        ? [lineText(line, `${concerned.quantity} of ${line.acceptedQuantity ?? line.quantity}`)]
        : [];
    }),
  );

/** The lines that will be delivered, as texts; all of them until the supplier answers. */
export const comingTexts = ({ orderedLines }: MailedSubOrder): readonly string[] =>
  shownTexts(
    orderedLines.flatMap((line) => {
      const coming = line.acceptedQuantity ?? line.quantity;
      const text = lineText(line, coming);
      if (coming === 0) return [];
      return [
        line.insteadOf === null
          ? text
          : `${text} (instead of ${lineText({ ...line.insteadOf, quantity: line.quantity })})`,
      ];
    }),
  );

/** The ordered lines with their price before tax; `money` formats minor units. */
export const pricedTexts = (
  { orderedLines }: MailedSubOrder,
  money: (amountMinor: number) => string,
): readonly string[] =>
  shownTexts(orderedLines.map((line) => `${lineText(line)} (${money(lineNetMinor(line))})`));

/**
 * Whether the proposal's message only counts what is available, as Quayside writes it for a supplier without a message.
 */
export function isCountOnly({ orderedLines, proposal }: MailedSubOrder): boolean {
  const changes = new Map(proposal?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const short = orderedLines.flatMap((line) => {
    const quantity = changes.get(line.id) ?? line.quantity;
    return quantity < line.quantity ? [{ line, quantity }] : [];
  });
  return proposal?.message === shortText(short);
}

/** The lines that a proposal changes, as texts; `money` formats minor units. */
export function changeTexts(
  { orderedLines, proposal }: MailedSubOrder,
  money: (amountMinor: number) => string,
): readonly string[] {
  const changes = new Map(proposal?.lines.map((change) => [change.lineId, change]));
  return shownTexts(
    orderedLines.flatMap((line) => {
      const change = changes.get(line.id);
      if (change === undefined) return [];
      const { quantity, unitPriceMinor, substitute } = change;
      const isLess = quantity < line.quantity;
      const isOtherPrice = unitPriceMinor !== line.unitPriceMinor && quantity > 0;
      if (!isLess && !isOtherPrice && substitute === null) return [];
      const parts = [
        lineText(line, isLess ? `${quantity === 0 ? 'none' : quantity} of ${line.quantity}` : quantity),
        ...(isOtherPrice ? [`${money(unitPriceMinor)} each instead of ${money(line.unitPriceMinor)}`] : []),
        ...(substitute === null ? [] : [`“${substitute}” instead`]),
      ];
      return [parts.join(', ')];
    }),
  );
}

/** The total of a sub-order if the proposal is accepted, in minor units. */
export const proposedTotalMinor = ({ orderedLines, proposal, deliveryMinor }: MailedSubOrder): number =>
  acceptedSums(proposedLines(orderedLines, proposal ?? { lines: [] }), deliveryMinor).totalMinor;
