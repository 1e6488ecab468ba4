import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { ProviderCalendarEntry } from '../schedule.types.ts';
import { entryKey, type GridColumn, type Stretch } from './day-layout.ts';
import { dayMinutes, gridMinutes } from './wall-clock.ts';

/** The target of a move. */
interface MoveTarget {
  /** Index among the visible columns. */
  readonly column: number;
  /** The start of the work in minutes since midnight. */
  readonly startMinute: number;
}

/** An entry that is being moved. Nothing changes until the buyer agrees. */
export interface Move {
  readonly entry: ProviderCalendarEntry;
  readonly from: MoveTarget;
  readonly to: MoveTarget;
}

interface MoveParts {
  readonly columns: readonly GridColumn[];
  readonly hours: Stretch;
  /** The columns without the column of hours, for the position of the pointer. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onPropose: (move: Move) => void;
}

/** The distance in px after which a press is a drag and not a click. */
const dragFromPx = 5;

const isMoved = ({ from, to }: Move): boolean =>
  from.column !== to.column || from.startMinute !== to.startMinute;

const onGrid = (minute: number): number =>
  Math.min(dayMinutes - gridMinutes, Math.max(0, Math.round(minute / gridMinutes) * gridMinutes));

interface Grip {
  readonly entry: ProviderCalendarEntry;
  readonly from: MoveTarget;
  readonly x: number;
  readonly y: number;
}

const keyMoves: Readonly<Record<string, readonly [columns: number, minutes: number]>> = {
  ArrowUp: [0, -gridMinutes],
  ArrowDown: [0, gridMinutes],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves entries by pointer or keyboard; releasing one proposes another time. */
export function useMove({ columns, hours, area, onPropose }: MoveParts) {
  const [move, setMove] = useState<Move | null>(null);
  const grip = useRef<Grip | null>(null);
  /** Set during a drag, to ignore the click that follows it. */
  const dragged = useRef(false);

  const targetAt = ({ from, x, y }: Grip, event: PointerEvent): MoveTarget => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return from;
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns.length);
    const startColumn = Math.floor(((x - box.left) / box.width) * columns.length);
    const minutes = ((event.clientY - y) / box.height) * (hours.until - hours.from);
    return {
      column: Math.min(columns.length - 1, Math.max(0, from.column + column - startColumn)),
      startMinute: onGrid(from.startMinute + minutes),
    };
  };

  /** The handlers of an entry, if it can be moved. */
  const handlersOf = (entry: ProviderCalendarEntry, from: MoveTarget) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      // Touch scrolls; the booking's page has a button for moving.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      grip.current = { entry, from, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (!held) return;
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (!dragged.current && far < dragFromPx) return;
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      setMove({ entry, from, to: targetAt(held, event) });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      grip.current = null;
      if (!held || !dragged.current) return;
      const done: Move = { entry, from, to: targetAt(held, event) };
      setMove(null);
      if (isMoved(done)) onPropose(done);
    },
    onPointerCancel: () => {
      grip.current = null;
      setMove(null);
    },
    onClick: (event: { preventDefault: () => void }) => {
      if (dragged.current) event.preventDefault();
      dragged.current = false;
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const current = move !== null && entryKey(move.entry) === entryKey(entry) ? move : null;
      const step = keyMoves[event.key];
      if (step) {
        event.preventDefault();
        const { to } = current ?? { to: from };
        setMove({
          entry,
          from,
          to: {
            column: Math.min(columns.length - 1, Math.max(0, to.column + step[0])),
            startMinute: step[1] === 0 ? to.startMinute : onGrid(to.startMinute + step[1]),
          },
        });
      } else if (event.key === 'Escape' && current) {
        event.preventDefault();
        event.stopPropagation();
        setMove(null);
      } else if (event.key === 'Enter' && current) {
        event.preventDefault();
        setMove(null);
        if (isMoved(current)) onPropose(current);
      }
    },
    onBlur: () => {
      if (grip.current === null) setMove(null);
    },
  });

  return { move, handlersOf };
}
