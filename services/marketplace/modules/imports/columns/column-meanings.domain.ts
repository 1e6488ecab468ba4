import type { ImportKind } from '../imports.domain.ts';

/** The vendor's meaning of columns with this header; a null field means that the column is not used. */
export interface StatedMeaning {
  readonly header: string;
  readonly field: string | null;
}

/** A stored meaning (contract: ColumnMeaning). */
export interface ColumnMeaning extends StatedMeaning {
  readonly id: string;
  readonly kind: ImportKind;
  /** The list in whose review it was set. */
  readonly fileName: string | null;
  readonly learntAt: Date;
}

/** The maximum per vendor and kind; the oldest are deleted first. */
export const meaningsMax = 200;
const headerLettersMax = 200;

/** The key for comparing headers, ignoring case and spaces. */
export const headerKeyOf = (header: string): string =>
  header.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim().slice(0, headerLettersMax);

const isEdit = (edit: unknown): edit is Readonly<Record<string, unknown>> =>
  typeof edit === 'object' && edit !== null;

/** The column meanings set in a review's edits (contract: ColumnEdit), in order: for one header the last counts. */
export function meaningsIn(edits: readonly unknown[]): readonly StatedMeaning[] {
  const stated = new Map<string, StatedMeaning>();
  for (const edit of edits) {
    if (!isEdit(edit) || edit.op !== 'column') continue;
    const { header, field = null } = edit;
    if (typeof header !== 'string' || (typeof field !== 'string' && field !== null)) continue;
    const key = headerKeyOf(header);
    if (key !== '') stated.set(key, { header: header.trim().slice(0, headerLettersMax), field });
  }
  return [...stated.values()];
}
