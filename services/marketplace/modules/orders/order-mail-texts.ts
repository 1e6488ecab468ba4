import { acceptedSums, proposedLines } from './answer.domain.ts';
import { lineText, shownTexts, type MailedSubOrder } from './trade-people.repository.ts';

/** What of a confirmed sub-order does not come, line by line: “2 of 5 × Fender F4, Navy”. */
export const missingTexts = ({ orderedLines }: MailedSubOrder): readonly string[] =>
  shownTexts(
    orderedLines.flatMap((line) => {
      const missing = line.quantity - (line.acceptedQuantity ?? line.quantity);
      return missing === 0 ? [] : [lineText(line, `${missing} of ${line.quantity}`)];
    }),
  );

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
