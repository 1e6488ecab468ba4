import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Row height in pixels while windowed, where rows are not stacked: data-table.module.css holds the same figure. */
const rowHeight = 44;
const windowedFrom = 100;

interface RowWindow {
  readonly windowed: boolean;
  /** Rows to draw, by index. */
  readonly indexes: readonly number[];
  /** Pixels that take the space of the rows left out. */
  readonly before: number;
  readonly after: number;
  /** Takes a drawn row, whose height counts where it is laid out. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Which of `count` rows are in view of `region`; all of them up to 100. */
export function useRowWindow(count: number, region: RefObject<HTMLElement | null>): RowWindow {
  const windowed = count > windowedFrom;
  const virtualizer = useVirtualizer({
    count,
    enabled: windowed,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    overscan: 12,
    // What the server draws, and the browser before it has measured.
    initialRect: { width: 0, height: 640 },
  });
  if (!windowed)
    return {
      windowed,
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: undefined,
    };
  const items = virtualizer.getVirtualItems();
  return {
    windowed,
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
