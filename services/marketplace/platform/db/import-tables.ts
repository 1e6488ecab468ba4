import type { ColumnType, JSONColumnType } from 'kysely';

export interface ImportTable {
  id: string;
  vendorId: string;
  kind: 'products' | 'services';
  status: 'open' | 'imported' | 'undone' | 'discarded';
  fileId: string | null;
  fileName: string;
  sizeBytes: number;
  fileSha256: string | null;
  readingFileId: string | null;
  readingSizeBytes: number | null;
  edits: JSONColumnType<unknown[], string | undefined>;
  editsDone: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  newCount: ColumnType<number, number | undefined, number>;
  changedCount: ColumnType<number, number | undefined, number>;
  unchangedCount: ColumnType<number, number | undefined, number>;
  idempotencyKey: string | null;
  bodySha256: string | null;
  createdAt: Date;
  updatedAt: Date;
  committedAt: Date | null;
  undoneAt: Date | null;
}

export interface ColumnMeaningTable {
  id: string;
  vendorId: string;
  kind: 'products' | 'services';
  header: string;
  headerKey: string;
  field: string | null;
  fileName: string | null;
  learntAt: Date;
}

export interface PointingTable {
  id: string;
  vendorId: string;
  kind: 'products' | 'services';
  layoutKey: string;
  fileName: string;
  pointing: JSONColumnType<object>;
  pointedAt: Date;
}

export interface ImportBatchTable {
  importId: string;
  number: number;
  bodySha256: string;
  rowCount: number;
  rows: JSONColumnType<unknown[]>;
  stagedAt: Date;
}

export interface ImportChangeTable {
  importId: string;
  listingId: string;
  before: JSONColumnType<Record<string, unknown>>;
  afterVersion: number;
}
