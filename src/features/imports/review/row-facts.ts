import type { CellSource, Finding, Level, ReviewRow } from './review.types.ts';

/** The most severe first. */
export const allLevels: readonly Level[] = ['blocked', 'doubtful', 'note'];

/** The row's number in the file; its index in the reading if no cell has an address. */
export function fileRowOf(row: ReviewRow): number {
  for (const cell of Object.values(row.cells)) {
    const line = /\d+$/u.exec(cell.source?.address ?? '')?.[0];
    if (line !== undefined) return Number(line);
  }
  return row.row + 1;
}

/** The most severe level of the findings; null if there are none. */
export const worstOf = (findings: readonly Finding[]): Level | null =>
  allLevels.find((level) => findings.some((finding) => finding.level === level)) ?? null;

/** "C7 on sheet Preise: “1.234,50 €” under “Prix HT”"; "C7 on page 3: “1.234,50 €”". */
export function sourceText({ sheet, page, address, text, header }: CellSource): string {
  const table = page === null ? sheet && `sheet ${sheet}` : `page ${page}`;
  const place = table === null ? address : `${address} on ${table}`;
  return `${place}: “${text}”${header === null ? '' : ` under “${header}”`}`;
}
