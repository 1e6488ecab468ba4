import type { components, parserComponents } from '../../api/index.ts';
import type { Failure, FailureDetails } from '../kit/index.ts';

type Schemas = components['schemas'];

export type ImportKind = Schemas['ImportKind'];
export type VendorRole = 'supplier' | 'service_provider';
/** One edit of a review (contract: Edit). */
export type Edit = Schemas['Edit'];
export type EditsChange = Schemas['EditsChange'];
export type ReviewField = Schemas['ReviewField'];
export type ImportedProduct = Schemas['ImportedProduct'];
export type ImportedService = Schemas['ImportedService'];
export type RowToCompare = Schemas['RowToCompare'];
export type ComparedRow = Schemas['ComparedRow'];

type ParserSchemas = parserComponents['schemas'];
/** Where names and prices are in a list, as the vendor marks it (contract of the parser: Pointing). */
export type Pointing = Omit<ParserSchemas['Pointing'], 'layout'>;
/** One column of a sheet, or one phrase on a page, and its meaning. */
export type Mark = Pointing['columns'][number] | Pointing['boxes'][number];
/** Whether the marks of earlier lists are used for this one. */
export type Aid = 'remembered' | 'none';
/** The appearance of a file, for marking (contract of the parser: Preview). */
export type Preview = ParserSchemas['Preview'];

/** A file in the shell's fileStore: the machine knows its name and size, never its content. */
export interface ChosenFile {
  fileKey: string;
  name: string;
  sizeBytes: number;
}

/** The server's draft, without its edits: these are in the review registry. */
export interface Draft {
  importId: string;
  fileName: string;
  sizeBytes: number;
  hasFile: boolean;
  hasReading: boolean;
  /** Some of its lines were sent to be imported, but no commit: the import was interrupted. */
  isCutOff: boolean;
  /** Incremented by the server with each change; an edit of another version is refused. */
  version: number;
}

/** An identical file was imported before. */
export interface EarlierImport {
  importId: string;
  fileName: string;
  committedAt: string | null;
}

export type ImportFailure = Failure & Pick<FailureDetails, 'retryAfterSeconds'>;

/** The progress of the work under way; `of` is null while it is unknown. */
export interface ImportProgress {
  unit: 'bytes' | 'rows' | 'pages' | 'files';
  /**
   * `waiting`: in the parser's queue, with `of` files before this one; `recognising`: text recognition in a picture.
   */
  stage: 'sending' | 'waiting' | 'reading' | 'recognising' | 'keeping' | 'importing';
  done: number;
  of: number | null;
}

/** The review's summary of the rows as they are now. */
export interface ReviewSummary {
  rows: number;
  /** Rows that cannot be sold as they are, without the excluded ones. */
  blocked: number;
  /** Rows with a value or an answer that is probably wrong, blocked ones too. */
  doubtful: number;
  noted: number;
  excluded: number;
  /** Rows that will be imported: neither blocked nor excluded. */
  ready: number;
  /** Ready rows whose price is probably wrong. */
  uncheckedPrices: number;
}

export interface ImportResult {
  importId: string;
  new: number;
  changed: number;
  unchanged: number;
  undoUntil: string | null;
}

/** The lines staged on the server, ready to be imported with one call. */
export interface StagedLines {
  batches: number;
  rows: number;
}

export interface ImportInput {
  role: VendorRole;
  userId: string;
}

export interface ImportContext {
  kind: ImportKind;
  userId: string;
  file: ChosenFile | null;
  draft: Draft | null;
  earlier: EarlierImport | null;
  progress: ImportProgress | null;
  summary: ReviewSummary | null;
  /** How often the reading of this file was resumed automatically. */
  resumes: number;
  /** The vendor's marks in a list that was not read, or was misread. */
  pointing: Pointing | null;
  /** The marks before each change, for undo. */
  pointedBefore: Pointing[];
  /** The page to show; null for the one with the most content. */
  page: number | null;
  aid: Aid;
  staged: StagedLines | null;
  result: ImportResult | null;
  /** The result of an undo, in one sentence. */
  notice: string | null;
  failure: ImportFailure | null;
}

export type ImportEvent =
  | ({ type: 'FILE.CHOSEN' } & ChosenFile)
  | { type: 'IMPORT.PROGRESSED'; progress: ImportProgress }
  | { type: 'CANCEL.REQUESTED' }
  | { type: 'RETRY.REQUESTED' }
  /** The vendor marks where names and prices are. */
  | { type: 'POINT.REQUESTED' }
  | { type: 'MARKED'; mark: Mark }
  | { type: 'HEADER.MARKED'; row: number | null }
  | { type: 'MARK.UNDONE' }
  | { type: 'PAGE.REQUESTED'; page: number }
  | { type: 'SHEET.REQUESTED'; sheet: string | null }
  | { type: 'POINTING.APPLIED' }
  | { type: 'POINTING.LEFT' }
  /** Reads the list without any marks, of this list or an earlier one. */
  | { type: 'POINTING.DROPPED' }
  | { type: 'FAILURE.DISMISSED' }
  /** A new list that replaces this one. */
  | { type: 'START_OVER.REQUESTED' }
  | { type: 'START_OVER.CONFIRMED' }
  | { type: 'START_OVER.DECLINED' }
  /** The rows of the review changed; `comparable`: also in the fields that are compared. */
  | { type: 'REVIEW.EDITED'; summary: ReviewSummary; comparable: boolean }
  /** Something besides an edit changed the summary, e.g. the comparison arrived. */
  | { type: 'REVIEW.SUMMED_UP'; summary: ReviewSummary }
  | { type: 'SAVE.RETRIED' }
  | { type: 'COMPARISON.RETRIED' }
  /** The other tab's version is taken. */
  | { type: 'CONFLICT.RELOADED' }
  /** This tab's version is kept. */
  | { type: 'CONFLICT.OVERWRITTEN' }
  | { type: 'IMPORT.REQUESTED' }
  | { type: 'LEFT_OUT.CONFIRMED' }
  | { type: 'LEFT_OUT.DECLINED' }
  | { type: 'REVIEW.REOPENED' }
  | { type: 'UNDO.REQUESTED' }
  | { type: 'MORE.REQUESTED' }
  | { type: 'IMPORT.FINISHED' };

/**
 * Holds the rows of each review, which are too many for a context and useless in a trace. The feature provides it;
 * `open` throws an Error with the specification's message when the reading is not a list.
 */
export interface ReviewRegistry {
  open(input: {
    importId: string;
    kind: ImportKind;
    reading: unknown;
    edits: readonly Edit[];
    editsDone: number;
  }): ReviewSummary;
  /** The unsaved edits, with the version that they apply to; null when there are none. */
  unsaved(importId: string): EditsChange | null;
  /** All edits, for a server that has others. */
  everything(importId: string): EditsChange;
  /** Called when the server has saved these edits. */
  saved(importId: string, change: EditsChange): void;
  rowsToCompare(importId: string): readonly RowToCompare[];
  compared(importId: string, rows: readonly ComparedRow[]): ReviewSummary;
  /** The lines to be imported, in the order of the rows. */
  products(importId: string): readonly ImportedProduct[];
  services(importId: string): readonly ImportedService[];
  /**
   * The columns of a sheet that names, prices and codes are now read from, as a vendor would mark them; null where
   * unknown.
   */
  marks(importId: string): Pick<Pointing, 'sheet' | 'headerRow' | 'columns'> | null;
}

/** Files that were chosen or dropped, by key, for the lifetime of the page. */
export interface FileStore {
  put(file: File): ChosenFile;
  take(fileKey: string): File | null;
  /** The preview of an import's file, while it is being marked. */
  show(importId: string, preview: Preview): void;
  shown(importId: string): Preview | null;
}
