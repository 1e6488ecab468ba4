import type { Cell, Row, Table } from '../reading/table.ts';
import { isNumberLike } from './column-profile.ts';
import { headerOf, type Header } from './header-meaning.ts';

export interface FoundHeader {
  /** Places in `table.rows`; two when a header is split over two rows. */
  readonly places: readonly number[];
  readonly headers: readonly (Header | null)[];
}

const searchedRows = 40;
const headerLengthMax = 120;
const plain = 0.7;

interface Scored {
  readonly score: number;
  readonly headers: readonly (Header | null)[];
}

const headerCell = (cell: Cell | undefined): string =>
  typeof cell === 'string' && cell.length <= headerLengthMax ? cell : '';

/** How much a row speaks like a header: the different things that its cells plainly mean, less what looks like data. */
function scored(cells: readonly Cell[]): Scored {
  const headers = cells.map((cell) => (headerCell(cell) === '' ? null : headerOf(headerCell(cell))));
  const meanings = new Set(
    headers.flatMap((header) => {
      const best = header?.meanings[0];
      return best && best.strength >= plain ? [best.meaning] : [];
    }),
  );
  const numbers = cells.filter((cell) => cell !== '' && isNumberLike(cell)).length;
  const long = cells.filter((cell) => typeof cell === 'string' && cell.length > 60).length;
  return { score: meanings.size - 0.6 * numbers - 0.3 * long, headers };
}

const filledCount = (cells: readonly Cell[]) => cells.filter((cell) => cell !== '').length;

function joined(top: readonly Cell[], bottom: readonly Cell[]): readonly Cell[] {
  let group = '';
  return Array.from({ length: Math.max(top.length, bottom.length) }, (_, column) => {
    const above = headerCell(top[column]);
    const below = headerCell(bottom[column]);
    // A heading over several columns stands over the first of them.
    if (above !== '') group = above;
    return [above === '' && below !== '' ? group : above, below].filter((text) => text !== '').join(' ');
  });
}

/** The header of a table; null where no row speaks like one. Rows above it are no offers. */
export function findHeader({ rows }: Table): FoundHeader | null {
  const candidates = rows.slice(0, searchedRows).map((row, place) => ({ place, ...scored(row.cells) }));
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (found, candidate) => (candidate.score > (found?.score ?? 0) + 0.01 ? candidate : found),
    null,
  );
  if (best && isEnough(best, rows)) return withSecondRow(best, rows);
  return unknownHeader(rows);
}

function isEnough({ score, headers, place }: Scored & { readonly place: number }, rows: readonly Row[]) {
  if (score >= 2) return true;
  const filled = headers.filter((header) => header !== null).length;
  const cells = rows[place]?.cells ?? [];
  return score >= 1 && filled === filledCount(cells) && (filled <= 3 || place === 0);
}

/** `Price` over `EUR | USD`: a second row of words that stand over numbers, and fill what the first leaves open. */
function withSecondRow(best: Scored & { readonly place: number }, rows: readonly Row[]): FoundHeader {
  const { place, headers } = best;
  const top = rows[place]?.cells ?? [];
  const bottom = rows[place + 1]?.cells ?? [];
  const below = rows.slice(place + 2, place + 7);
  const isWords = bottom.every((cell) => cell === '' || !isNumberLike(cell));
  const isOverNumbers = (column: number) =>
    below.filter((row) => isNumberLike(row.cells[column] ?? '')).length > below.length * 0.7;
  const fillsGap = bottom.some(
    (cell, column) => cell !== '' && (top[column] ?? '') === '' && isOverNumbers(column),
  );
  if (!isWords || !fillsGap || filledCount(bottom) < 2) return { places: [place], headers };
  return { places: [place, place + 1], headers: scored(joined(top, bottom)).headers };
}

/** Words that no lexicon knows are a header all the same when they stand over numbers. */
function unknownHeader(rows: readonly Row[]): FoundHeader | null {
  const [first, ...rest] = rows.slice(0, 12);
  if (!first || rest.length < 2 || filledCount(first.cells) < 2) return null;
  const isWords = first.cells.every((cell) => cell === '' || !isNumberLike(cell));
  const standsOverNumbers = first.cells.some(
    (cell, column) =>
      cell !== '' && rest.filter((row) => isNumberLike(row.cells[column] ?? '')).length > rest.length * 0.7,
  );
  if (!isWords || !standsOverNumbers) return null;
  return {
    places: [0],
    headers: first.cells.map((cell) => (headerCell(cell) === '' ? null : headerOf(headerCell(cell)))),
  };
}
