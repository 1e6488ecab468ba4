import type { ChartTree } from './chart-tree.ts';
import type { Box, ChartLayout, Point } from './chart.types.ts';

const isSideBySide = (boxes: readonly Box[]): boolean =>
  boxes.every((box, index) => {
    const next = boxes[index + 1];
    return !next || box.x + box.width <= next.x;
  });

/** A box must not grow past the end of an arrow. */
const holds = (ends: readonly Point[], box: Box, y: number): boolean =>
  ends.some((end) => Math.abs(end.y - y) < 1 && end.x >= box.x && end.x <= box.x + box.width);

/** Gives adjacent regions of a parallel state the same height, so that a line can separate them. */
export function alignRegions(
  tree: ChartTree,
  states: ChartLayout['states'],
  edges: readonly ChartLayout['edges'][string][],
): ChartLayout['states'] {
  const ends = edges.flatMap(({ line }) => [line.at(0), line.at(-1)].filter((point) => point !== undefined));
  const aligned: Record<string, Box> = { ...states };
  for (const [id] of Object.entries(states)) {
    if (tree.get(id)?.kind !== 'parallel') continue;
    const regions = tree
      .childrenOf(id)
      .flatMap(({ id: region }) => {
        const box = states[region];
        return box && tree.get(region)?.kind !== 'history' ? [{ region, box }] : [];
      })
      .sort((a, b) => a.box.x - b.box.x);
    if (!isSideBySide(regions.map(({ box }) => box))) continue;
    const top = Math.min(...regions.map(({ box }) => box.y));
    const bottom = Math.max(...regions.map(({ box }) => box.y + box.height));
    for (const { region, box } of regions) {
      const y = holds(ends, box, box.y) ? box.y : top;
      const end = holds(ends, box, box.y + box.height) ? box.y + box.height : bottom;
      aligned[region] = { ...box, y, height: end - y };
    }
  }
  return aligned;
}
