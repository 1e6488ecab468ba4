import { itemText, type OrderLine, type SubOrder } from '../shared/index.ts';

const each = (count: number) => count.toLocaleString('en-GB');

/** A line of which `quantity` can still be said to be wrong. */
interface LineLeft {
  readonly lineId: string;
  readonly quantity: number;
}

/** How many of a line stay with the buyer for good, of which `left` can still be returned. */
const keptOf = ({ accepted, quantity, returned, goingBack }: OrderLine, left: number): number =>
  (accepted?.quantity ?? quantity) - left - returned - goingBack;

/** Why not all of a line is counted: "1 went back, 1 you keep." */
function othersText(line: OrderLine, left: number): string | null {
  const { returned, goingBack } = line;
  const kept = keptOf(line, left);
  const others = [
    ...(returned > 0 ? [`${each(returned)} went back`] : []),
    ...(goingBack > 0 ? [`${each(goingBack)} ${goingBack === 1 ? 'is' : 'are'} in a return`] : []),
    ...(kept > 0 ? [`${each(kept)} you keep`] : []),
  ];
  return others.length > 0 ? `${others.join(', ')}.` : null;
}

/**
 * What there is to know of a line of which `quantity` can still be said to be wrong: instead of what it came, and why
 * that is less than what came: "Not counted: 1 went back, 1 you keep."
 */
export function lineNotes(lines: SubOrder['lines'], { lineId, quantity: left }: LineLeft): readonly string[] {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return [];
  const others = othersText(line, left);
  return [
    ...(others === null ? [] : [`Not counted: ${others}`]),
    ...(line.insteadOf === null ? [] : [`It came instead of ${itemText(line.insteadOf)}.`]),
  ];
}

/** Why lines are missing from those of which something can be said to be wrong: "Boathook: 3 you keep." */
export const missingNotes = (lines: SubOrder['lines'], left: readonly LineLeft[]): readonly string[] =>
  lines
    .filter(({ id }) => !left.some(({ lineId }) => lineId === id))
    .flatMap((line) => {
      const others = othersText(line, 0);
      return others === null ? [] : `${itemText(line)}: ${others}`;
    });
