import { useState } from 'react';
import type { StateRow } from './drop-off.ts';
import { sortedRows, type Column, type Sorting } from './sort-rows.ts';
import { visitsText, shareText, durationText } from './figure-text.ts';
import styles from './drop-off.module.css';

const columns: readonly { readonly by: Column; readonly label: string }[] = [
  { by: 'state', label: 'State' },
  { by: 'came', label: 'Came' },
  { by: 'lost', label: 'Stopped' },
  { by: 'share', label: 'Went on' },
  { by: 'time', label: 'Median' },
];

interface Props {
  readonly rows: readonly StateRow[];
  readonly selected: string | null;
  readonly onSelect: (state: string) => void;
}

/** Every visited state, in the chosen order. */
export function StatesTable({ rows, selected, onSelect }: Props) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'lost', isDown: true });
  const sort = (by: Column) =>
    setSorting((now) => ({ by, isDown: now.by === by ? !now.isDown : by !== 'state' }));
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="States as a table">
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ by, label }) => {
              const direction = sorting.isDown ? 'descending' : 'ascending';
              return (
                <th key={by} scope="col" aria-sort={sorting.by === by ? direction : 'none'}>
                  <button type="button" className={styles.sort} onClick={() => sort(by)}>
                    {label}
                    <span aria-hidden>{sorting.by === by ? (sorting.isDown ? ' ↓' : ' ↑') : ''}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sortedRows(rows, sorting).map((row) => (
            <tr key={row.state} data-selected={row.state === selected || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.pick}
                  aria-pressed={row.state === selected}
                  title={row.state}
                  onClick={() => onSelect(row.state)}
                >
                  {row.title}
                </button>
              </th>
              <td>{visitsText(row.came)}</td>
              <td data-tone={row.tone} title={away(row)}>
                {row.isEnd ? <span className={styles.end}>end</span> : visitsText(row.lost)}
              </td>
              <td>{row.isEnd || row.share === null ? '–' : shareText(row.share)}</td>
              <td title={slow(row)}>{row.medianSeconds === null ? '–' : durationText(row.medianSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const away = ({ sentAway }: StateRow): string | undefined =>
  sentAway === 0 ? undefined : `${visitsText(sentAway)} more were sent to the payment provider’s page`;

const slow = ({ slowSeconds }: StateRow): string | undefined =>
  slowSeconds === null ? undefined : `Nine of ten within ${durationText(slowSeconds)}`;
