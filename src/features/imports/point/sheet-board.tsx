import type { KeyboardEvent, MouseEvent } from 'react';
import type { Pointing, Preview } from '../../../machines/import/index.ts';
import { columnLetter, fieldNames } from './marks.ts';
import styles from './point-view.module.css';
import { useOneStop } from './use-one-stop.ts';

interface SheetBoardProps {
  readonly sheet: Preview['sheets'][number];
  readonly pointing: Pointing;
  /** Called with the chosen cell: its column, from 0, and its row in the sheet. */
  readonly onMark: (index: number, row: number) => void;
}

const placeOf = (row: number, column: number) => `${row}-${column}`;
const cellAt = (place: string) => place.split('-').map(Number);

/** The first rows of a sheet; choosing a cell marks its column. */
export function SheetBoard({ sheet, pointing, onMark }: SheetBoardProps) {
  const { rows } = sheet;
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const stop = useOneStop('0-0', (from, way) => {
    const [row = 0, column = 0] = cellAt(from);
    const [down, right] = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -width],
      End: [0, width],
    }[way];
    return placeOf(
      Math.min(rows.length - 1, Math.max(0, row + (down ?? 0))),
      Math.min(width - 1, Math.max(0, column + (right ?? 0))),
    );
  });
  const fieldOf = (index: number) => pointing.columns.find((mark) => mark.index === index)?.field;
  const choose = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
    const [at, column] = cellAt(place?.dataset.place ?? '');
    const row = at === undefined ? undefined : rows[at];
    if (row && column !== undefined) onMark(column, row.row);
  };
  return (
    <div className={styles.board}>
      <table
        role="grid"
        aria-label="The first rows of your list"
        className={styles.sheet}
        onClick={choose}
        onFocus={stop.onFocus}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            choose(event);
          } else stop.onKeyDown(event);
        }}
      >
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map((index) => {
              const field = fieldOf(index);
              return (
                <th key={index} scope="col" data-field={field}>
                  {columnLetter(index)}
                  {field ? <span>{fieldNames[field]}</span> : null}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }, at) => (
            <tr key={row} data-header={pointing.headerRow === row || undefined}>
              <th scope="row">
                {row}
                {pointing.headerRow === row ? <span>Titles</span> : null}
              </th>
              {columns.map((index) => {
                const place = placeOf(at, index);
                return (
                  <td
                    key={index}
                    role="gridcell"
                    data-place={place}
                    data-field={fieldOf(index)}
                    aria-selected={fieldOf(index) !== undefined}
                    tabIndex={stop.active === place ? 0 : -1}
                  >
                    {cells[index] ?? ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
