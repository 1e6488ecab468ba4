import type { parserComponents } from '../../../api/index.ts';
import type {
  ComparedRow,
  Edit,
  ImportKind,
  ReviewField,
  ReviewSummary,
} from '../../../machines/import/index.ts';

export type Understood = parserComponents['schemas']['Understood'];

/** `blocked`: cannot be sold; `doubtful`: can be sold but is probably wrong; `note`: worth knowing. */
export type Level = 'blocked' | 'doubtful' | 'note';

/** A finding about a row. */
export interface Finding {
  readonly level: Level;
  /** Groups findings of the same kind: `PRICE_MISSING`. */
  readonly code: string;
  readonly field: ReviewField | null;
  readonly message: string;
}

/** The cell that a value was read from. */
export interface CellSource {
  readonly sheet: string | null;
  /** From 1; null if the file has no pages. */
  readonly page: number | null;
  /** As in a spreadsheet: `C7`. */
  readonly address: string;
  /** Its text in the file. */
  readonly text: string;
  readonly header: string | null;
}

export interface ReviewCell {
  /** The current value in the format for editing: `89.50`, `EUR`, `exterior, interior`, `21` (tax in percent). */
  readonly value: string | null;
  /** `read`: read by the parser; `typed`: set or replaced in the review; `default`: asked once for all rows. */
  readonly origin: 'read' | 'typed' | 'default';
  readonly source: CellSource | null;
  /** 0 to 1 for a value that was read; null for a typed one. */
  readonly confidence: number | null;
}

export interface Change {
  readonly field: ReviewField;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ReviewRow {
  /** Its index in the reading, from 0, by which edits name it. */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ReviewField, ReviewCell>>>;
  readonly findings: readonly Finding[];
  /** The most severe level of its findings. */
  readonly level: Level | null;
  readonly isExcluded: boolean;
  /** The price in the market's currency; null while unknown. */
  readonly priceMinor: number | null;
  /** Compared with the vendor's listings; null until compared. */
  readonly comparison: 'new' | 'changed' | 'unchanged' | null;
  readonly changes: readonly Change[];
  readonly matches: ComparedRow['matches'];
  /** The vendor's decision: a product's id, null for a new product, undefined until decided. */
  readonly match: string | null | undefined;
}

/** Findings of the same kind, with the number of rows. */
export interface FindingGroup {
  readonly level: Level;
  readonly code: string;
  readonly field: ReviewField | null;
  /** The title of the group: "Price is missing". */
  readonly title: string;
  readonly rows: number;
}

/** A column of the file with its current meaning. */
export interface FileColumn {
  readonly sheet: string | null;
  readonly index: number;
  readonly letter: string;
  readonly header: string | null;
  readonly field: ReviewField | null;
  readonly reason: string;
  /** Whether the vendor chose the meaning. */
  readonly isChosen: boolean;
  readonly samples: readonly string[];
}

/** A value that the file lacks, asked once for all rows. */
export interface Question {
  readonly field: ReviewField;
  readonly title: string;
  readonly help: string;
  /** The number of rows that lack it. */
  readonly rows: number;
  /** Those rows cannot be imported until it is answered. */
  readonly isNeeded: boolean;
  readonly answer: string | null;
  /** The value of other rows, or a usual one; null if there is none. */
  readonly proposal: string | null;
  /** A special answer with a button of its own: "No tax". */
  readonly otherwise?: { readonly value: string; readonly label: string };
}

/** One of several columns that may be the price. */
export interface PriceOption {
  readonly header: string;
  /** A price in it, as in the file. */
  readonly example: string | null;
  /** The parser chose this column. */
  readonly isProposed: boolean;
  /** The column on each sheet that has it. */
  readonly columns: readonly FileColumn[];
}

/** Two price columns, either of which may be the right one: asked once for the whole list. */
export interface PriceQuestion {
  readonly options: readonly PriceOption[];
  /** The header of the chosen column; null while the question is open. */
  readonly answer: string | null;
}

/** A field that the parser guessed from columns which the vendor can confirm: asked once for all their rows. */
export interface Guess {
  readonly field: ReviewField;
  /** The number of rows whose value is guessed. */
  readonly rows: number;
  /** The column on each sheet that has it. */
  readonly columns: readonly FileColumn[];
}

/** A foreign currency of the file and its exchange rate. */
export interface Conversion {
  readonly currency: string;
  readonly rows: number;
  /** As confirmed by the vendor; null until then. */
  readonly rate: string | null;
  /** The reference rate with its date; null if there is none. */
  readonly proposal: { readonly rate: string; readonly asOf: string } | null;
}

export interface RowFilter {
  readonly level?: Level | 'excluded' | 'new' | 'changed' | 'unchanged' | undefined;
  /** Only rows with this finding. */
  readonly code?: string | undefined;
  /** Only rows in which every word occurs. */
  readonly text?: string | undefined;
}

/** The current state of a review; a new object after every change. Rows are computed on request. */
export interface Review {
  readonly importId: string;
  readonly kind: ImportKind;
  /** The market's currency. */
  readonly currency: string;
  readonly understood: Understood;
  /** In the order of the table's columns. */
  readonly fields: readonly ReviewField[];
  readonly summary: ReviewSummary & {
    /** The number of listings that an import creates or changes: several ready rows of one listing count once. */
    readonly listings: number;
    /** Ready rows of a listing that a later row has too: the later one is imported. */
    readonly repeated: readonly number[];
    readonly new: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly isCompared: boolean;
  };
  readonly findings: readonly FindingGroup[];
  readonly columns: readonly FileColumn[];
  readonly questions: readonly Question[];
  readonly guesses: readonly Guess[];
  readonly conversions: readonly Conversion[];
  /** Null if there is only one price column. */
  readonly priceQuestion: PriceQuestion | null;
  /** Rows that cannot be imported because rows with other names or variants have their SKU. */
  readonly sharedSkus: readonly number[];
  /** Rows with uncertain matches that are not decided yet. */
  readonly undecided: readonly number[];
  row(row: number): ReviewRow;
  /** Row numbers in the order of the file. */
  filter(filter: RowFilter): readonly number[];
  /** The number of rows with exactly this text in the field, which can be changed together. */
  countWithValue(field: ReviewField, value: string | null): number;
  /** The number of edits in effect, all of which can be undone. */
  readonly edits: number;
  /** A description: "Set the unit of 40 rows"; null if there is nothing to undo or redo. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}

/** What listeners receive. */
export interface ReviewNews {
  /** Set for an edit, also when undone or redone; false if only the data about rows changed, as after a comparison. */
  readonly isEdit: boolean;
  /** Whether it changed values by which rows are compared. */
  readonly comparable: boolean;
  readonly summary: ReviewSummary;
}

/** The rows that an import leaves behind, with what was typed, as a list of their own. */
export interface LeftOut {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** The review for its screen. The same object is the machine's registry. */
export interface ReviewStore {
  read(importId: string): Review;
  /** What the import leaves behind; null for nothing, or once the page was loaded again. */
  leftOut(importId: string): LeftOut | null;
  /** How many rows are imported paused; 0 once the page was loaded again. */
  paused(importId: string): number;
  /** Also for a review that is not open yet. */
  subscribe(importId: string, listener: (news: ReviewNews) => void): () => void;
  apply(importId: string, edit: Edit): void;
  undo(importId: string): void;
  redo(importId: string): void;
}
