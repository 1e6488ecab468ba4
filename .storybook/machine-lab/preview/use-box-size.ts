import { useCallback, useState } from 'react';

const nothing = { width: 0, height: 0 };

/** The size of an element, and the ref that watches it. */
export function useBoxSize() {
  const [size, setSize] = useState(nothing);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, watch] as const;
}
