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
/** Where names and prices are in a list, as the vendor shows it (contract of the parser: Pointing). */
export type Pointing = Omit<ParserSchemas['Pointing'], 'layout'>;
/** One column of a sheet, or one phrase on a page, and what it is. */
export type Mark = Pointing['columns'][number] | Pointing['boxes'][number];
/** Whether what earlier lists were shown to be is used for this one. */
export type Aid = 'remembered' | 'none';
/** What a file looks like, to point at (contract of the parser: Preview). */
export type Preview = ParserSchemas['Preview'];

/** A file on the shell's fileStore: the machine knows its name and size, never its content. */
export interface ChosenFile {
  fileKey: string;
  name: string;
  sizeBytes: number;
}

/** The server's draft, without its edits: these lie on the review desk. */
export interface Draft {
  importId: string;
  fileName: string;
  sizeBytes: number;
  hasFile: boolean;
  hasReading: boolean;
  /** Some of its lines were sent to be imported, and no commit came: the import was cut off. */
  isCutOff: boolean;
  /** Counts the server's changes; an edit made on another version is refused. */
  version: number;
}

/** The very same file was imported before. */
export interface EarlierImport {
  importId: string;
  fileName: string;
  committedAt: string | null;
}

export type ImportFailure = Failure & Pick<FailureDetails, 'retryAfterSeconds'>;

/** How far the work under way is; `of` is null while nobody knows. */
export interface ImportProgress {
  unit: 'bytes' | 'rows' | 'pages' | 'files';
  /** `waiting`: in the parser's queue, `of` files being before this one; `recognising`: the letters of a picture. */
  stage: 'sending' | 'waiting' | 'reading' | 'recognising' | 'keeping' | 'importing';
  done: number;
  of: number | null;
}

/** What the review says about the rows as they are now. */
export interface ReviewSummary {
  rows: number;
  /** Cannot be sold as they are, not counting those left out. */
  blocked: number;
  doubtful: number;
  noted: number;
  excluded: number;
  /** Will be imported: neither blocked nor left out. */
  ready: number;
}

export interface ImportResult {
  importId: string;
  new: number;
  changed: number;
  unchanged: number;
  undoUntil: string | null;
}

/** What is staged on the server, ready to be imported with one call. */
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
  /** How often the reading of this file was resumed without the vendor's asking. */
  resumes: number;
  /** What the vendor shows of a list that was not read, or read wrongly. */
  pointing: Pointing | null;
  /** The same before each mark, for an undo. */
  pointedBefore: Pointing[];
  /** The page to look at; null for the one that shows the most. */
  page: number | null;
  aid: Aid;
  staged: StagedLines | null;
  result: ImportResult | null;
  /** What an undo did, in one sentence. */
  notice: string | null;
  failure: ImportFailure | null;
}

export type ImportEvent =
  | ({ type: 'FILE.CHOSEN' } & ChosenFile)
  | { type: 'IMPORT.PROGRESSED'; progress: ImportProgress }
  | { type: 'CANCEL.REQUESTED' }
  | { type: 'RETRY.REQUESTED' }
  /** The vendor shows where names and prices are. */
  | { type: 'POINT.REQUESTED' }
  | { type: 'MARKED'; mark: Mark }
  | { type: 'HEADER.MARKED'; row: number | null }
  | { type: 'MARK.UNDONE' }
  | { type: 'PAGE.REQUESTED'; page: number }
  | { type: 'SHEET.REQUESTED'; sheet: string | null }
  | { type: 'POINTING.APPLIED' }
  | { type: 'POINTING.LEFT' }
  /** Reads the list without what was shown, now or on an earlier one. */
  | { type: 'POINTING.DROPPED' }
  | { type: 'FAILURE.DISMISSED' }
  /** A new list in place of this one. */
  | { type: 'START_OVER.REQUESTED' }
  | { type: 'START_OVER.CONFIRMED' }
  | { type: 'START_OVER.DECLINED' }
  /** The rows on the desk changed; `comparable`: also in what they are compared by. */
  | { type: 'REVIEW.EDITED'; summary: ReviewSummary; comparable: boolean }
  /** Something besides an edit changed the summary, as when the comparison arrived. */
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
  /** The edits that the server does not have yet, on what it has; null when there are none. */
  unsaved(importId: string): EditsChange | null;
  /** All edits, for a server that has others. */
  everything(importId: string): EditsChange;
  /** The server has this now. */
  saved(importId: string, change: EditsChange): void;
  rowsToCompare(importId: string): readonly RowToCompare[];
  compared(importId: string, rows: readonly ComparedRow[]): ReviewSummary;
  /** What will be imported, in the order of the rows. */
  products(importId: string): readonly ImportedProduct[];
  services(importId: string): readonly ImportedService[];
  /** Where names, prices and codes are now taken from in a sheet, as a vendor would mark it; null where that is not known. */
  marks(importId: string): Pick<Pointing, 'sheet' | 'headerRow' | 'columns'> | null;
}

/** Files that were chosen or dropped, by key, for as long as the page lives. */
export interface FileStore {
  put(file: File): ChosenFile;
  take(fileKey: string): File | null;
  /** What the file of an import looks like, for as long as it is pointed at. */
  show(importId: string, preview: Preview): void;
  shown(importId: string): Preview | null;
}
