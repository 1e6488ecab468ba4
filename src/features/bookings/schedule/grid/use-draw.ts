import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { GridColumn, Stretch } from './day-layout.ts';
import { begun, lengthened, moved, nearestFree } from './draw-steps.ts';
import { gridMinutes } from './wall-clock.ts';

/** A free period of a column that is being drawn. */
interface Drawn extends Stretch {
  /** Index among the visible columns. */
  readonly column: number;
}

export interface Drawing extends Drawn {
  /** The keyboard needs Enter to finish; a pointer finishes when released. */
  readonly by: 'pointer' | 'keyboard';
}

interface DrawParts {
  readonly columns: readonly GridColumn[];
  readonly hours: Stretch;
  /** The entries of each column with travel and buffers; the keyboard cannot draw over them. */
  readonly occupied: readonly (readonly Stretch[])[];
  /** The columns without the column of hours, for the position of the pointer. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onDrawn: (drawn: Drawn) => void;
}

/** The distance in px after which a pointer draws. */
const drawFromPx = 5;

/** From one minute to the other in either order, in whole steps of the grid. */
const between = (one: number, other: number): Stretch => ({
  from: Math.floor(Math.min(one, other) / gridMinutes) * gridMinutes,
  until: Math.ceil(Math.max(one, other) / gridMinutes) * gridMinutes,
});

const steps: Readonly<Record<string, number>> = { ArrowUp: -gridMinutes, ArrowDown: gridMinutes };
const sides: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The next column in a direction whose day has not passed; the same one if there is none. */
function columnBeside(columns: readonly GridColumn[], column: number, side: -1 | 1): number {
  const next = columns[column + side];
  return next === undefined || next.isPast ? column : column + side;
}

/** Draws a period in a column by pointer or keyboard. */
export function useDraw({ columns, hours, occupied, area, onDrawn }: DrawParts) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const grip = useRef<{ readonly column: number; readonly minute: number; readonly y: number } | null>(null);

  const minuteAt = (clientY: number): number => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.height === 0) return hours.from;
    const minute = hours.from + ((clientY - box.top) / box.height) * (hours.until - hours.from);
    return Math.min(hours.until, Math.max(hours.from, minute));
  };
  const focusGrid = () => area.current?.closest<HTMLElement>('[role="region"]')?.focus();
  const finish = (drawn: Drawn) => {
    setDrawing(null);
    onDrawn(drawn);
  };

  /** The handlers of a column's free area. */
  const columnHandlers = (column: number) => ({
    onPointerDown: ({ button, pointerType, target, clientY }: PointerEvent<HTMLElement>) => {
      // Touch scrolls; the menu in the column's heading has the same action.
      if (button !== 0 || pointerType === 'touch' || columns[column]?.isPast !== false) return;
      if (target instanceof Element && target.closest('a, button, [data-kind]')) return;
      grip.current = { column, minute: minuteAt(clientY), y: clientY };
    },
    onPointerMove: ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (!held || (drawing === null && Math.abs(clientY - held.y) < drawFromPx)) return;
      if (drawing === null) currentTarget.setPointerCapture(pointerId);
      setDrawing({ column, ...between(held.minute, minuteAt(clientY)), by: 'pointer' });
    },
    onPointerUp: () => {
      grip.current = null;
      if (drawing?.by === 'pointer') finish(drawing);
    },
    onPointerCancel: () => {
      grip.current = null;
      setDrawing(null);
    },
  });

  const occupiedIn = (column: number) => occupied[column] ?? [];
  /** Starts with one hour, which gets the focus. */
  const begin = (column: number, from: number) =>
    setDrawing({ column, ...begun(from, hours, occupiedIn(column)), by: 'keyboard' });

  const drawnHandlers = {
    onClick: () => {
      if (!drawing) return;
      // The drawn element no longer exists when the dialog returns the focus.
      focusGrid();
      finish(drawing);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!drawing || event.altKey || event.ctrlKey || event.metaKey) return;
      const minutes = steps[event.key];
      const side = sides[event.key];
      if (minutes !== undefined) {
        const step = event.shiftKey ? lengthened : moved;
        setDrawing({ ...drawing, ...step(drawing, minutes, hours, occupiedIn(drawing.column)) });
      } else if (side !== undefined) {
        const column = columnBeside(columns, drawing.column, side);
        const free = nearestFree(drawing, hours, occupiedIn(column));
        if (free !== null) setDrawing({ column, from: free.from, until: free.until, by: 'keyboard' });
      } else if (event.key === 'Escape') {
        setDrawing(null);
        focusGrid();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => setDrawing(null),
  };

  return { drawing, begin, columnHandlers, drawnHandlers };
}
