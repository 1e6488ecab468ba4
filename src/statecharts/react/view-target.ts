import type { Box } from '../chart/chart.types.ts';

/** What the view was last moved to. */
export interface ViewTarget {
  /** Ids of the innermost active states. */
  readonly leaves: readonly string[];
  /** The ones the view moves to. */
  readonly entered: readonly string[];
}

/**
 * Where to look after a step: at the states it entered, at all active states on opening. Returns the identical object
 * if nothing changed, so nothing moves.
 */
export function nextViewTarget(before: ViewTarget | undefined, leaves: readonly string[]): ViewTarget {
  if (!before) return { leaves, entered: leaves };
  const entered = leaves.filter((id) => !before.leaves.includes(id));
  if (entered.length === 0 && leaves.length === before.leaves.length) return before;
  return { leaves, entered: entered.length > 0 ? entered : leaves };
}

/**
 * A box around all of them if it fits into the view, otherwise around the first: the middle between distant states
 * would show none.
 */
export function boxAround(boxes: readonly Box[], room: { width: number; height: number }): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return width <= room.width && height <= room.height ? { x, y, width, height } : first;
}
