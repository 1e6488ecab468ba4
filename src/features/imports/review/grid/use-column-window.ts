import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import { fieldDisplays } from '../field-display.ts';

/** Below this width of the table, in pixels, the sticky columns are narrow. */
const slimBelow = 640;

export interface ColumnSlot {
  readonly column: number;
  readonly field: ReviewField;
  /** The distance from the left edge of the table in pixels. */
  readonly left: number;
  readonly width: number;
}

interface View {
  readonly isSlim: boolean;
  readonly from: number;
  readonly to: number;
}

function layOut(fields: readonly ReviewField[], isSlim: boolean) {
  const headerWidth = isSlim ? 64 : 100;
  let left = headerWidth;
  const slots = fields.map((field, column): ColumnSlot => {
    const width = column === 0 && isSlim ? 132 : fieldDisplays[field].widthPx;
    const slot = { column, field, left, width };
    left += width;
    return slot;
  });
  return { headerWidth, slots, totalWidth: left };
}

/**
 * The positions of the columns and which of them are rendered: the sticky first one, those in view, and `activeColumn`,
 * which has the focus.
 */
export function useColumnWindow(
  region: RefObject<HTMLElement | null>,
  fields: readonly ReviewField[],
  activeColumn: number,
) {
  const [view, setView] = useState<View>({ isSlim: false, from: 1, to: 8 });
  const layout = useMemo(() => layOut(fields, view.isSlim), [fields, view.isSlim]);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      const isSlim = element.clientWidth < slimBelow;
      const { slots } = layOut(fields, isSlim);
      const stay = (slots[0]?.left ?? 0) + (slots[0]?.width ?? 0);
      const start = element.scrollLeft + stay;
      const end = element.scrollLeft + element.clientWidth;
      const inView = slots.filter(
        (slot) => slot.column > 0 && slot.left < end && slot.left + slot.width > start,
      );
      // One more on each side, rendered before it scrolls into view.
      const from = Math.max(1, (inView[0]?.column ?? 1) - 1);
      const to = Math.min(fields.length - 1, (inView.at(-1)?.column ?? 1) + 1);
      setView((before) =>
        before.isSlim === isSlim && before.from === from && before.to === to ? before : { isSlim, from, to },
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      size.disconnect();
    };
  }, [region, fields]);

  const activeOutside =
    activeColumn > 0 && (activeColumn < view.from || activeColumn > view.to) ? activeColumn : null;
  const drawn = useMemo(
    () =>
      layout.slots.filter(
        ({ column }) =>
          column === 0 || (column >= view.from && column <= view.to) || column === activeOutside,
      ),
    [layout, view.from, view.to, activeOutside],
  );
  return { ...layout, drawn, isSlim: view.isSlim };
}
