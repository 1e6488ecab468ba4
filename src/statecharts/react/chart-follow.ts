import type { Box } from '../chart/chart.types.ts';

/** What a chart was led to last. */
export interface Followed {
  /** Ids of the innermost active states. */
  readonly leaves: readonly string[];
  /** Those of them that the eye is led to. */
  readonly towards: readonly string[];
}

/** Where to look after a step: at the states it entered, at all on opening. The very same object where nothing changed: then nothing moves. */
export function follow(before: Followed | undefined, leaves: readonly string[]): Followed {
  if (!before) return { leaves, towards: leaves };
  const entered = leaves.filter((id) => !before.leaves.includes(id));
  if (entered.length === 0 && leaves.length === before.leaves.length) return before;
  return { leaves, towards: entered.length > 0 ? entered : leaves };
}

/** Around all of them where that fits into the room, else around the first: the middle between states far apart shows none. */
export function boxAround(boxes: readonly Box[], room: { width: number; height: number }): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return width <= room.width && height <= room.height ? { x, y, width, height } : first;
}
