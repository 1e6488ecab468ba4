import { cellLengthMax } from '../../limits.ts';
import type { Cell, Table } from '../table.ts';

/**
 * The text of a cell, at most one character longer than the maximum, so that whoever stores it notices that it was cut.
 */
export const cellText = (text: string): string => withoutTags(text.slice(0, cellLengthMax + 1).trim());

/** `120<span>грн</span>`: a sum stored with the shop's HTML. */
const withoutTags = (text: string): string =>
  /^\d[\d.,\s]*<[a-z][^>]*>/iu.test(text)
    ? text
        .replaceAll(/<[^>]*>/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim()
    : text;

/** `[$€-407]`, `"RM"#,##0.00`, `#,##0.00" ""€"` and `#,##0.00 €` contain the currency of a column's numbers. */
function moneyIn(format: string): string | null {
  const [, bracketed, quoted, bare] =
    /\[\$([^\]-]+)(?:-[^\]]*)?\]|"\s*([^"@\d\s](?:[^"\d]{0,2}[^"\d\s])?)\s*"|([€£¥₽₺₴zł]+)/u.exec(format) ??
    [];
  return bracketed ?? quoted ?? bare ?? null;
}

/** Collects the currencies in the formats of a sheet's columns; the first of a column counts. */
export function notingMoney(): {
  readonly formats: Table['moneyFormats'];
  note(column: number, format: string): void;
} {
  const formats = new Map<number, string>();
  return {
    formats,
    note(column, format) {
      if (formats.has(column)) return;
      const sign = moneyIn(format);
      if (sign !== null) formats.set(column, sign);
    },
  };
}

/** Merged cells of one column; lines from 1, columns from 0. */
export interface Merged {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** A vertically merged cell applies to every row it spans. */
export function fillMerged(rowAt: (line: number) => Cell[] | undefined, merged: readonly Merged[]): void {
  for (const { column, from, to } of merged) {
    const value = rowAt(from)?.[column] ?? '';
    if (value === '') continue;
    for (let line = from + 1; line <= to; line += 1) {
      const row = rowAt(line);
      if (!row || row.every((cell) => cell === '')) continue;
      while (row.length <= column) row.push('');
      row[column] = value;
    }
  }
}
