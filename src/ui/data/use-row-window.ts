import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Row height in pixels while windowed, if rows are not stacked; the same value as in data-table.module.css. */
const rowHeight = 44;
const windowedFrom = 100;

interface RowWindow {
  readonly windowed: boolean;
  /** The indexes of the rows to render. */
  readonly indexes: readonly number[];
  /** Pixels that replace the rows that are not rendered. */
  readonly before: number;
  readonly after: number;
  /** The ref of a rendered row, which measures its height. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

/**
 * The top of the rows in the page, in pixels, if the page scrolls them; null if the region does. The style sheet
 * decides which, by width.
 */
function usePageTop(enabled: boolean, region: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!enabled) return;
    const measure = () => {
      const { current } = region;
      if (current === null) return;
      const isPage = getComputedStyle(current).getPropertyValue('--rows-scroll-in').trim() === 'page';
      setTop(isPage ? Math.round(current.getBoundingClientRect().top + window.scrollY) : null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [enabled, region]);
  return top;
}

/** The rows of `count` that are in view of `region`, or of the page if the page scrolls them; all of them up to 100. */
export function useRowWindow(count: number, region: RefObject<HTMLElement | null>): RowWindow {
  const windowed = count > windowedFrom;
  const pageTop = usePageTop(windowed, region);
  const options = {
    count,
    estimateSize: () => rowHeight,
    measureElement: (row: Element) => row.getBoundingClientRect().height || rowHeight,
    overscan: 12,
  };
  const inRegion = useVirtualizer({
    ...options,
    enabled: windowed && pageTop === null,
    getScrollElement: () => region.current,
    // The rows that the server renders, and the browser before it has measured.
    initialRect: { width: 0, height: 640 },
  });
  const inPage = useWindowVirtualizer({
    ...options,
    enabled: windowed && pageTop !== null,
    scrollMargin: pageTop ?? 0,
  });
  const virtualizer = pageTop === null ? inRegion : inPage;
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
    before: Math.max(0, (items[0]?.start ?? 0) - (pageTop ?? 0)),
    after: virtualizer.getTotalSize() - Math.max(0, (items.at(-1)?.end ?? 0) - (pageTop ?? 0)),
    measure: virtualizer.measureElement,
  };
}
