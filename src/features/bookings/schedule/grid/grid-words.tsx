import { VisuallyHidden } from '../../../../ui/index.ts';
import type { GridColumn, Stretch } from './day-layout.ts';
import styles from './time-grid.module.css';
import type { Drawing } from './use-draw.ts';
import type { Move } from './use-move.ts';
import { clockOf } from './wall-clock.ts';

interface GridWordsProps {
  readonly instructionsId: string;
  readonly drawInstructionsId: string;
  readonly columns: readonly GridColumn[];
  readonly move: Move | null;
  /** The target of the move. */
  readonly ghost: Stretch | null;
  readonly drawing: Drawing | null;
}

/** "Fri 4 Dec, 10:00 to 14:00". */
const whereText = (column: GridColumn | undefined, { from, until }: Stretch): string =>
  `${column?.title ?? ''}, ${clockOf(from)} to ${clockOf(until)}`;

function statusText({ columns, move, ghost, drawing }: GridWordsProps): string {
  if (move !== null && ghost !== null)
    return `${move.entry.title}: ${whereText(columns[move.to.column], ghost)}. Enter proposes, Escape cancels.`;
  if (drawing === null) return '';
  return `Time off: ${whereText(columns[drawing.column], drawing)}. Enter continues, Escape cancels.`;
}

/** The grid's texts for screen readers: how to move and draw, and the current target. */
export function GridWords(props: GridWordsProps) {
  return (
    <>
      <p id={props.instructionsId} className={styles.unseen}>
        Press the arrow keys to move it by half an hour or a column, Enter to propose the new time, Escape to
        cancel.
      </p>
      <p id={props.drawInstructionsId} className={styles.unseen}>
        Press the arrow keys to move it, Shift and an arrow key to change its length, Enter to add time off,
        Escape to cancel.
      </p>
      <VisuallyHidden>
        <p role="status">{statusText(props)}</p>
      </VisuallyHidden>
    </>
  );
}
