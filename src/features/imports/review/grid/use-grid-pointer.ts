import { useRef, type Dispatch, type MouseEvent, type PointerEvent } from 'react';
import type { GridEvent, GridPlace } from './grid-selection.ts';

/** The cell below a pointer; null between cells, and on controls that handle the press themselves. */
function placeUnder(target: EventTarget): GridPlace | null {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return column === undefined || row === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Pressing selects a cell, dragging a range. Touch scrolls, and selects only by tapping. */
export function useGridPointer(dispatch: Dispatch<GridEvent>) {
  const dragged = useRef<GridPlace | null>(null);
  const isMouse = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      isMouse.current = event.pointerType === 'mouse';
      const to = placeUnder(event.target);
      if (!isMouse.current || event.button !== 0 || !to) return;
      // Accepts what is being typed elsewhere, since the press below does not move the focus.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      dragged.current = to;
      dispatch({ type: 'went', to, extend: event.shiftKey, byPointer: true });
    },
    // Would select text and take the focus from the cell that has just received it.
    onMouseDown: (event: MouseEvent) => {
      if (placeUnder(event.target)) event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!dragged.current) return;
      if ((event.buttons & 1) === 0) {
        dragged.current = null;
        return;
      }
      const to = placeUnder(event.target);
      if (!to || (to.row === dragged.current.row && to.column === dragged.current.column)) return;
      dragged.current = to;
      dispatch({ type: 'dragged', to });
    },
    onPointerUp: () => {
      dragged.current = null;
    },
    onClick: (event: MouseEvent) => {
      const to = placeUnder(event.target);
      if (!isMouse.current && to) dispatch({ type: 'went', to, byPointer: true });
    },
  };
}
