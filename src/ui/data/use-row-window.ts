import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

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

/** Where in the page the rows begin, in pixels, where the page scrolls them; null where the region does. The stylesheet decides it, by width. */
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

/** Which of `count` rows are in view of `region`, or of the page where that scrolls them; all of them up to 100. */
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
    // What the server draws, and the browser before it has measured.
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
