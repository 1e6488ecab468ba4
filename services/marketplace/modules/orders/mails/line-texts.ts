import { lineNetMinor } from '../../../../../src/lib/trade-sums.ts';
import { acceptedSums, proposedLines, shortText } from '../sub-orders/answer.domain.ts';
import type { MailedLine, MailedSubOrder } from '../mailed-order.repository.ts';

/** So many lines are named in a mail. */
const linesShown = 10;

/** As many as a mail names. */
const shownTexts = (texts: readonly string[]): readonly string[] =>
  texts.length > linesShown ? [...texts.slice(0, linesShown), 'and more'] : texts;

/** “2 × Fender F4, Navy”, or another quantity of it. */
const lineText = (
  { name, variant, quantity: ordered }: Pick<MailedLine, 'name' | 'variant' | 'quantity'>,
  quantity: number | string = ordered,
): string => [`${quantity} × ${name}`, ...(variant === null ? [] : [variant])].join(', ');

/** What was ordered, line by line: “2 × Fender F4, Navy”. */
export const orderedTexts = ({ orderedLines }: MailedSubOrder): readonly string[] =>
  shownTexts(orderedLines.map((line) => lineText(line)));

/** What of a confirmed sub-order does not come, line by line: “2 of 5 × Fender F4, Navy”. */
export const missingTexts = ({ orderedLines }: MailedSubOrder): readonly string[] =>
  shownTexts(
    orderedLines.flatMap((line) => {
      const missing = line.quantity - (line.acceptedQuantity ?? line.quantity);
      return missing === 0 ? [] : [lineText(line, `${missing} of ${line.quantity}`)];
    }),
  );

/** What of a sub-order comes, line by line; all of it until it was answered. */
export const comingTexts = ({ orderedLines }: MailedSubOrder): readonly string[] =>
  shownTexts(
    orderedLines.flatMap((line) => {
      const coming = line.acceptedQuantity ?? line.quantity;
      return coming === 0 ? [] : [lineText(line, coming)];
    }),
  );

/** What was ordered, each line with what it costs before tax; `money` writes minor units. */
export const pricedTexts = (
  { orderedLines }: MailedSubOrder,
  money: (amountMinor: number) => string,
): readonly string[] =>
  shownTexts(orderedLines.map((line) => `${lineText(line)} (${money(lineNetMinor(line))})`));

/** Whether a proposal's message only counts what there is, as Quayside writes it for a supplier who wrote nothing. */
export function isCountOnly({ orderedLines, proposal }: MailedSubOrder): boolean {
  const changes = new Map(proposal?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const short = orderedLines.flatMap((line) => {
    const quantity = changes.get(line.id) ?? line.quantity;
    return quantity < line.quantity ? [{ line, quantity }] : [];
  });
  return proposal?.message === shortText(short);
}

/** What a proposal changes, line by line; `money` writes minor units. */
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

/** What a sub-order comes to with what is proposed. */
export const proposedTotalMinor = ({ orderedLines, proposal, deliveryMinor }: MailedSubOrder): number =>
  acceptedSums(proposedLines(orderedLines, proposal ?? { lines: [] }), deliveryMinor).totalMinor;
