import { useEffect, useRef } from 'react';
import type { Stretch } from './day-layout.ts';
import { placeOf } from './entry-block.tsx';
import styles from './time-grid.module.css';
import type { Drawing, useDraw } from './use-draw.ts';
import { clockOf } from './wall-clock.ts';

interface DrawnStretchProps {
  readonly drawing: Drawing;
  readonly handlers: ReturnType<typeof useDraw>['drawnHandlers'];
  readonly hours: Stretch;
  readonly columnCount: number;
  readonly instructionsId: string;
}

/** The period being drawn. With the keyboard it has the focus and stays the same element in every column. */
export function DrawnStretch({ drawing, handlers, hours, columnCount, instructionsId }: DrawnStretchProps) {
  const { column, from, until, by } = drawing;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Scrolls it into view together with the column of hours.
    if (by === 'keyboard') button.current?.focus();
  }, [by]);
  const shared = {
    className: styles.drawn,
    style: {
      ...placeOf(drawing, hours),
      left: `${(column / columnCount) * 100}%`,
      width: `${100 / columnCount}%`,
    },
  };
  const words = `Time off ${clockOf(from)}–${clockOf(until)}`;
  return by === 'pointer' ? (
    <div {...shared} aria-hidden>
      {words}
    </div>
  ) : (
    <button {...shared} {...handlers} ref={button} type="button" aria-describedby={instructionsId}>
      {words}
    </button>
  );
}
