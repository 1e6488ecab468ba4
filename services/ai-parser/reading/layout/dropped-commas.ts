import type { PageBlock, PageRow } from './page.ts';

const unclear = 0.4;
const cents = /\d[.,]\d{2}(?!\d)\D*$/u;
const bare = /^\D*\d{3,}\D*$/u;

/**
 * Text recognition can lose the comma of `1,13` without lowering its confidence. If most numbers of a column have
 * cents, a number without them is marked as unclear; the recognised text is not changed.
 */
export function withDroppedCommas({ rows, columns }: PageBlock): readonly PageRow[] {
  const doubtful = new Set<PageRow>();
  for (const column of columns.keys()) {
    const texts = rows.map(({ cells }) => cells[column] ?? '');
    const marked = texts.filter((text) => cents.test(text)).length;
    const lost = rows.filter((_, place) => bare.test(texts[place] ?? ''));
    if (marked > 0 && marked >= lost.length * 0.5) for (const row of lost) doubtful.add(row);
  }
  return rows.map((row) =>
    row.clarity === null || !doubtful.has(row) ? row : { ...row, clarity: Math.min(row.clarity, unclear) },
  );
}
