import type { ImportKind } from './imports.domain.ts';

/** What a vendor said that the columns under these words mean; a null field takes them out of use. */
export interface SaidMeaning {
  readonly header: string;
  readonly field: string | null;
}

/** It, as it is remembered (contract: ColumnMeaning). */
export interface ColumnMeaning extends SaidMeaning {
  readonly id: string;
  readonly kind: ImportKind;
  /** The list in whose review it was said. */
  readonly fileName: string | null;
  readonly learntAt: Date;
}

/** Remembered of one vendor and kind; the oldest go first. */
export const meaningsMax = 200;
const headerLettersMax = 200;

/** How the words above a column are compared: without regard to case and spaces. */
export const headerKeyOf = (header: string): string =>
  header.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim().slice(0, headerLettersMax);

const isEdit = (edit: unknown): edit is Readonly<Record<string, unknown>> =>
  typeof edit === 'object' && edit !== null;

/** What the corrections of a review say of columns (contract: ColumnEdit), in their order: of one header the last word counts. */
export function meaningsIn(edits: readonly unknown[]): readonly SaidMeaning[] {
  const said = new Map<string, SaidMeaning>();
  for (const edit of edits) {
    if (!isEdit(edit) || edit.op !== 'column') continue;
    const { header, field = null } = edit;
    if (typeof header !== 'string' || (typeof field !== 'string' && field !== null)) continue;
    const key = headerKeyOf(header);
    if (key !== '') said.set(key, { header: header.trim().slice(0, headerLettersMax), field });
  }
  return [...said.values()];
}
