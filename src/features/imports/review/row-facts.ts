import type { CellSource, Finding, Level, ReviewRow } from './review.types.ts';

const order: readonly Level[] = ['blocked', 'doubtful', 'note'];

/** The number of a row as the file counts it; its place in the reading where no cell has an address. */
export function fileRowOf(row: ReviewRow): number {
  for (const cell of Object.values(row.cells)) {
    const line = /\d+$/u.exec(cell.source?.address ?? '')?.[0];
    if (line !== undefined) return Number(line);
  }
  return row.row + 1;
}

/** The worst level among findings; null without any. */
export const worstOf = (findings: readonly Finding[]): Level | null =>
  order.find((level) => findings.some((finding) => finding.level === level)) ?? null;

/** "C7 on sheet Preise: “1.234,50 €” under “Prix HT”". */
export function sourceInWords({ sheet, address, text, header }: CellSource): string {
  const place = sheet === null ? address : `${address} on sheet ${sheet}`;
  return `${place}: “${text}”${header === null ? '' : ` under “${header}”`}`;
}
