import { dayMs } from '../../../../src/lib/durations.ts';
import type { Member } from '../account/index.ts';
import type { RoleName } from '../../platform/db/account-tables.ts';

export type ImportKind = 'products' | 'services';
/** Whether what only the vendor can decide has to be said: of a reviewed list it is, of lines imported at once it has a default. */
type Answers = 'demanded' | 'defaulted';
type ImportStatus = 'open' | 'imported' | 'undone' | 'discarded';

export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** A staged list that becomes listings. */
export interface Commit {
  readonly importId: string;
  readonly vendorId: string;
  readonly kind: ImportKind;
  /** ISO 4217, of every price in it. */
  readonly currency: string;
  readonly answers: Answers;
}

/** The rows of a staged list, each key once. */
export interface StagedCounts {
  readonly total: number;
  /** Those that the vendor has already. */
  readonly known: number;
  /** Those of which neither the list nor what the vendor has says what only the vendor can decide. */
  readonly unanswered: number;
}

/** One list on its way into the catalogue, or there (contract: Import). */
export interface ImportRecord {
  readonly id: string;
  readonly kind: ImportKind;
  readonly status: ImportStatus;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly hasFile: boolean;
  readonly hasReading: boolean;
  readonly version: number;
  readonly counts: ImportCounts;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly committedAt: Date | null;
  readonly undoneAt: Date | null;
  /** Until when it can be undone; null before its commit. */
  readonly undoUntil: Date | null;
}

export interface ImportDraft extends ImportRecord {
  /** What the review changed, in its order; of no meaning to the server. */
  readonly edits: readonly unknown[];
  readonly editsDone: number;
  /** Numbers of the batches that arrived, ascending. */
  readonly stagedBatches: readonly number[];
}

/** Who asks: the account, its role, and which vendor it works for. */
export interface Actor extends Member {
  readonly userId: string;
  readonly role: RoleName;
}

const undoDays = 30;

/** Lines of one import at most: what a review can hold (contract: RowNumber). */
export const linesMax = 200_000;
export const editsMax = 10_000;
/** All edits of an import together, as PostgreSQL keeps them. */
export const editsMaxBytes = 32 * 1024 * 1024;

export const undoUntil = (committedAt: Date): Date => new Date(committedAt.getTime() + undoDays * dayMs);

/** Products are a supplier's, services a provider's. */
export const vendorRoleOf = (kind: ImportKind) => (kind === 'products' ? 'supplier' : 'service_provider');

const stagingKey = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,6})$/i;
const batchNumberMax = 10_000;

export interface BatchKey {
  readonly importId: string;
  readonly number: number;
}

/** What a key of the form `<importId>:<number>` names; null for any other, `wrong` for a number no batch can have. */
export function batchKeyOf(key: string | undefined): BatchKey | 'wrong' | null {
  const [, importId, digits] = stagingKey.exec(key ?? '') ?? [];
  if (importId === undefined) return null;
  const number = Number(digits);
  return number >= 1 && number <= batchNumberMax ? { importId: importId.toLowerCase(), number } : 'wrong';
}

const fileNameMaxLetters = 255;

/** A file's name to show: without folders and control characters; 'list' when nothing is left. */
export function shownFileName(name = ''): string {
  const bare =
    name
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, '')
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? '';
  return [...bare].slice(0, fileNameMaxLetters).join('') || 'list';
}
