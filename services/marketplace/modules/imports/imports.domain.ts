import { dayMs } from '../../../../src/lib/durations.ts';
import type { Member } from '../account/index.ts';
import type { RoleName } from '../../platform/db/account-tables.ts';

export type ImportKind = 'products' | 'services';
/**
 * Whether fields that only the vendor can decide are required, as in a reviewed list, or have defaults, as in lines
 * imported at once.
 */
type Answers = 'demanded' | 'defaulted';
type ImportStatus = 'open' | 'imported' | 'undone' | 'discarded';

export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** A staged list to be published. */
export interface Commit {
  readonly importId: string;
  readonly vendorId: string;
  readonly kind: ImportKind;
  /** The currency of all its prices, ISO 4217. */
  readonly currency: string;
  readonly answers: Answers;
  /** All new lines are variants of one product. */
  readonly isOneProduct?: boolean;
}

/** The rows of a staged list, each key once. */
export interface StagedCounts {
  readonly total: number;
  /** How many the vendor already has. */
  readonly known: number;
  /** How many lack a field that only the vendor can decide, in the list and in the existing listing. */
  readonly unanswered: number;
}

/** One import, draft or committed (contract: Import). */
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
  /** The end of the time for an undo; null before its commit. */
  readonly undoUntil: Date | null;
}

export interface ImportDraft extends ImportRecord {
  /** The edits of its review, in order; the server does not interpret them. */
  readonly edits: readonly unknown[];
  readonly editsDone: number;
  /** Numbers of the received batches, ascending. */
  readonly stagedBatches: readonly number[];
}

/** The caller: the account, its role, and its vendor. */
export interface Actor extends Member {
  readonly userId: string;
  readonly role: RoleName;
}

const undoDays = 30;

/** The maximum number of lines of an import: what a review can hold (contract: RowNumber). */
export const linesMax = 200_000;
export const editsMax = 10_000;
/** The maximum size of all edits of an import, as stored by PostgreSQL. */
export const editsMaxBytes = 32 * 1024 * 1024;

export const undoUntil = (committedAt: Date): Date => new Date(committedAt.getTime() + undoDays * dayMs);

/** Suppliers import products, service providers services. */
export const vendorRoleOf = (kind: ImportKind) => (kind === 'products' ? 'supplier' : 'service_provider');

const stagingKey = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,6})$/i;
const batchNumberMax = 10_000;

export interface BatchKey {
  readonly importId: string;
  readonly number: number;
}

/**
 * The batch named by a key of the form `<importId>:<number>`; null for any other key, `wrong` for a number no batch can
 * have.
 */
export function batchKeyOf(key: string | undefined): BatchKey | 'wrong' | null {
  const [, importId, digits] = stagingKey.exec(key ?? '') ?? [];
  if (importId === undefined) return null;
  const number = Number(digits);
  return number >= 1 && number <= batchNumberMax ? { importId: importId.toLowerCase(), number } : 'wrong';
}

const fileNameMaxLetters = 255;

/** A file's name for display: without folders and control characters; 'list' if nothing is left. */
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
