import type { KeyboardEvent } from 'react';
import type { ChartEdge, ChartReaction } from '../chart/chart.types.ts';
import type { FigureRow } from '../chart/figure.ts';
import type { ChartInk } from './chart-ink.ts';
import { Runs, SignMark } from './chart-text.tsx';

/** Called when a row is pressed; undefined in a static drawing. */
export type PressRow = ((what: ChartEdge | ChartReaction, source: string) => void) | undefined;

/** The button's label for sending an event. */
export function pressName({ event }: ChartReaction): string {
  switch (event.kind) {
    case 'done':
      return `Finish ${event.label}`;
    case 'error':
      return `Fail ${event.label}`;
    case 'delay':
      return `Let ${event.label} pass`;
    case 'snapshot':
      return `Let ${event.label} show something`;
    case 'event':
    case 'always':
    case 'finished':
      return `Send ${event.label}`;
  }
}

/** The full label, to distinguish two buttons for the same event. */
export const fullName = (what: ChartReaction | ChartEdge): string =>
  [pressName(what), what.guard && `if ${what.guard}`].filter(Boolean).join(', ');

interface RowProps {
  readonly row: FigureRow;
  readonly source: string;
  readonly ink: ChartInk;
  readonly isPossible: boolean;
  /** The background colour of possible events. */
  readonly paper: string;
  readonly line: string;
  readonly onPress: PressRow;
}

/** One event with guard and actions: a button if it is possible now. */
export function Row({ row, source, ink, isPossible, paper, line, onPress }: RowProps) {
  const { describes } = row;
  const texts = (
    <>
      {row.sign && <SignMark sign={row.sign} ink={ink} />}
      <Runs runs={row.runs} ink={ink} strong={isPossible ? ink.accent : undefined} />
    </>
  );
  if (!describes || !isPossible) return <g>{texts}</g>;
  const area = { x: row.x - 5, y: row.y - 0.5, width: row.width + 10, height: row.height + 1, rx: 5 };
  const shown = (
    <>
      <rect {...area} fill={paper} stroke={line} />
      {texts}
    </>
  );
  if (!onPress) return <g>{shown}</g>;
  const press = (): void => onPress(describes, source);
  const pressByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return (
    <g>
      {shown}
      <g
        role="button"
        tabIndex={0}
        aria-label={fullName(describes)}
        data-chart-event={describes.event.type}
        onClick={press}
        onKeyDown={pressByKey}
      >
        {/* Covers the text, which stays text. */}
        <rect data-chart-press="" {...area} fill="none" pointerEvents="all" />
      </g>
    </g>
  );
}
