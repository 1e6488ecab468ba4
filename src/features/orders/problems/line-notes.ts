import { itemText, type SubOrder } from '../shared/index.ts';

const each = (count: number) => count.toLocaleString('en-GB');

/**
 * What there is to know of a line of which `quantity` can still be said to be wrong: instead of what it came, and why
 * that is less than what came: "Not counted: 1 went back, 1 you keep for a lower price."
 */
export function lineNotes(
  { lines }: Pick<SubOrder, 'lines'>,
  { lineId, quantity: left }: { readonly lineId: string; readonly quantity: number },
): readonly string[] {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return [];
  const { accepted, quantity, returned, goingBack, insteadOf } = line;
  const kept = (accepted?.quantity ?? quantity) - left - returned - goingBack;
  const others = [
    ...(returned > 0 ? [`${each(returned)} went back`] : []),
    ...(goingBack > 0 ? [`${each(goingBack)} ${goingBack === 1 ? 'is' : 'are'} in a return`] : []),
    ...(kept > 0 ? [`${each(kept)} you keep for a lower price`] : []),
  ];
  return [
    ...(others.length > 0 ? [`Not counted: ${others.join(', ')}.`] : []),
    ...(insteadOf === null ? [] : [`It came instead of ${itemText(insteadOf)}.`]),
  ];
}
