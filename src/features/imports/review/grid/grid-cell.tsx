import type { ReactNode } from 'react';
import { minorDigitsOf } from '../../../../lib/money-minor.ts';
import { fieldChoices, fieldDisplays } from '../field-display.ts';
import { LevelMark } from '../level-mark.tsx';
import { certainty, levelNames } from '../review.labels.ts';
import type { ReviewRow } from '../review.types.ts';
import { worstOf } from '../row-facts.ts';
import { VisuallyHidden } from '../../../../ui/index.ts';
import styles from './review-grid.module.css';
import type { ColumnSlot } from './use-column-window.ts';

/** “35.1” as “35.10”, with all decimals of the currency; unchanged if it is not a number or has more decimals. */
function shownPrice(value: string, currency: string): string {
  const [whole, fraction = ''] = value.split('.');
  const digits = minorDigitsOf(currency);
  const isShort = /^\d+(?:\.\d+)?$/u.test(value) && fraction.length < digits;
  return isShort ? `${whole}.${fraction.padEnd(digits, '0')}` : value;
}

/** Departments and prices formatted for display. */
function shownValue(slot: ColumnSlot, value: string, currency: string): string {
  if (slot.field === 'price') return shownPrice(value, currency);
  const known = fieldChoices[slot.field];
  if (!known?.isClosed) return value;
  return value
    .split(',')
    .map((part) => known.choices.find((choice) => choice.value === part.trim())?.label ?? part.trim())
    .join(', ');
}

interface GridCellProps {
  readonly id: string;
  readonly slot: ColumnSlot;
  readonly row: ReviewRow;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** Shown instead of the value while it is edited. */
  readonly editor: ReactNode;
}

/** One value in the table. Its level is shown as a mark with a text for screen readers. */
export function GridCell({ id, slot, row, isActive, isChosen, editor }: GridCellProps) {
  const cell = row.cells[slot.field];
  const findings = row.findings.filter((finding) => finding.field === slot.field);
  const level = worstOf(findings);
  const change = row.changes.find(({ field }) => field === slot.field);
  const value = cell?.value ?? null;
  const isUnsure =
    cell?.origin === 'read' && cell.confidence !== null && value !== null && certainty(cell.confidence).isLow;
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={slot.column + 2}
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      className={slot.column === 0 ? `${styles.cell} ${styles.first}` : styles.cell}
      style={{ left: slot.left, width: slot.width }}
      data-column={slot.column}
      data-numeric={fieldDisplays[slot.field].isNumeric}
      data-level={level ?? undefined}
      data-origin={cell?.origin}
      data-changed={change !== undefined}
      data-active={isActive}
      data-chosen={isChosen}
    >
      {editor ?? (
        <>
          <span className={styles.value} data-unsure={isUnsure} data-missing={value === null}>
            {value === null ? (
              level === 'blocked' ? (
                'Missing'
              ) : (
                <VisuallyHidden>Empty</VisuallyHidden>
              )
            ) : (
              shownValue(slot, value, row.cells.currency?.value ?? '')
            )}
          </span>
          {level ? <LevelMark level={level} /> : null}
          {level ? (
            <VisuallyHidden>
              {findings.map((finding) => `${levelNames[finding.level]}: ${finding.message}`).join(' ')}
            </VisuallyHidden>
          ) : null}
          {change ? (
            <VisuallyHidden>
              {change.before === null
                ? 'Changed: it was empty'
                : `Changed: it was ${shownValue(slot, change.before, row.cells.currency?.value ?? '')}`}
            </VisuallyHidden>
          ) : null}
          {isUnsure ? <VisuallyHidden>We aren’t sure about this value</VisuallyHidden> : null}
        </>
      )}
    </div>
  );
}
