import type { parserComponents } from '../../../api/index.ts';
import type {
  ComparedRow,
  Edit,
  ImportKind,
  ReviewField,
  ReviewSummary,
} from '../../../machines/import/index.ts';

export type Understood = parserComponents['schemas']['Understood'];

/** `blocked`: cannot be sold so; `doubtful`: can, but is likely wrong; `note`: worth knowing. */
export type Level = 'blocked' | 'doubtful' | 'note';

/** One thing that is said about a row. */
export interface Finding {
  readonly level: Level;
  /** Groups findings of the same kind: `PRICE_MISSING`. */
  readonly code: string;
  readonly field: ReviewField | null;
  readonly message: string;
}

/** The very cell a value was read from. */
export interface CellSource {
  readonly sheet: string | null;
  /** From 1, where the file has pages. */
  readonly page: number | null;
  /** As a spreadsheet names it: `C7`. */
  readonly address: string;
  /** Its text in the file. */
  readonly text: string;
  readonly header: string | null;
}

export interface ReviewCell {
  /** As it is now, in the words one edits: `89.50`, `EUR`, `exterior, interior`, `21` (per cent of tax). */
  readonly value: string | null;
  /** `read`: as the parser read it; `typed`: set or replaced in the review; `default`: asked once for all rows. */
  readonly origin: 'read' | 'typed' | 'default';
  readonly source: CellSource | null;
  /** 0 to 1, of what was read; null for what was typed. */
  readonly confidence: number | null;
}

export interface Change {
  readonly field: ReviewField;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ReviewRow {
  /** Its place in the reading, from 0: what edits name. */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ReviewField, ReviewCell>>>;
  readonly findings: readonly Finding[];
  /** The worst of its findings. */
  readonly level: Level | null;
  readonly isExcluded: boolean;
  /** The price in the market's currency; null while it is unknown. */
  readonly priceMinor: number | null;
  /** Against what the vendor has; null until compared. */
  readonly comparison: 'new' | 'changed' | 'unchanged' | null;
  readonly changes: readonly Change[];
  readonly matches: ComparedRow['matches'];
  /** The vendor's decision: a product's id, null for one of its own, undefined while not decided. */
  readonly match: string | null | undefined;
}

/** Findings of the same kind, with how many rows have them. */
export interface FindingGroup {
  readonly level: Level;
  readonly code: string;
  readonly field: ReviewField | null;
  /** For the group: "Price is missing". */
  readonly title: string;
  readonly rows: number;
}

/** A column of the file as it is understood now. */
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

/** What the file does not say, asked once for all rows that lack it. */
export interface Question {
  readonly field: ReviewField;
  readonly title: string;
  readonly help: string;
  /** How many rows lack it. */
  readonly rows: number;
  /** Blocks the import of those rows until it is answered. */
  readonly isNeeded: boolean;
  readonly answer: string | null;
  /** What the file says elsewhere, or else what we would answer; null when we have no idea. */
  readonly proposal: string | null;
  /** The answer that is no figure, as a button of its own: "No tax". */
  readonly otherwise?: { readonly value: string; readonly label: string };
}

/** One of several columns that may be what customers pay. */
export interface PriceOption {
  readonly header: string;
  /** A price in it, as the file has it. */
  readonly example: string | null;
  /** We took it. */
  readonly isProposed: boolean;
  /** The column on each sheet that has it. */
  readonly columns: readonly FileColumn[];
}

/** Two columns of prices of which neither is surely the one to pay: asked once for the whole list. */
export interface PriceQuestion {
  readonly options: readonly PriceOption[];
  /** The words over the column that the vendor has chosen; null while it is open. */
  readonly answer: string | null;
}

/** A currency of the file that is not the market's, with the rate it is converted at. */
export interface Conversion {
  readonly currency: string;
  readonly rows: number;
  /** As the vendor confirmed it; null until then. */
  readonly rate: string | null;
  /** Our reference, with its date; null when we have none. */
  readonly proposal: { readonly rate: string; readonly asOf: string } | null;
}

export interface RowFilter {
  readonly level?: Level | 'excluded' | 'new' | 'changed' | 'unchanged' | undefined;
  /** A finding's code, alone. */
  readonly code?: string | undefined;
  /** Every word of it occurs somewhere in the row. */
  readonly text?: string | undefined;
}

/** The whole review as it is now; a new one for every change, rows are worked out when asked for. */
export interface Review {
  readonly importId: string;
  readonly kind: ImportKind;
  /** The market's currency. */
  readonly currency: string;
  readonly understood: Understood;
  /** In the order of the table's columns. */
  readonly fields: readonly ReviewField[];
  readonly summary: ReviewSummary & {
    /** What an import makes: several ready rows of one listing are one. */
    readonly listings: number;
    readonly new: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly isCompared: boolean;
  };
  readonly findings: readonly FindingGroup[];
  readonly columns: readonly FileColumn[];
  readonly questions: readonly Question[];
  readonly conversions: readonly Conversion[];
  /** Null where there is one price. */
  readonly priceQuestion: PriceQuestion | null;
  /** Unsure matches that are not decided yet. */
  readonly undecided: readonly number[];
  row(row: number): ReviewRow;
  /** Row numbers in the order of the file. */
  filter(filter: RowFilter): readonly number[];
  /** How many rows have exactly this text in the field, so that all of them can be changed at once. */
  countWithValue(field: ReviewField, value: string | null): number;
  /** How many edits hold, which is how often one can undo. */
  readonly edits: number;
  /** In words: "Set the unit of 40 rows"; null when there is nothing to undo, or do again. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}

/** What a listener hears. */
export interface ReviewNews {
  /** An edit, undone or done again too; otherwise what is known of the rows changed, as when the comparison arrived. */
  readonly isEdit: boolean;
  /** Whether it changed what rows are compared by. */
  readonly comparable: boolean;
  readonly summary: ReviewSummary;
}

/** What the review's screen works with. The machine's registry is the same object from the other side. */
export interface ReviewStore {
  read(importId: string): Review;
  /** Of a review that is not open yet, too. */
  subscribe(importId: string, listener: (news: ReviewNews) => void): () => void;
  apply(importId: string, edit: Edit): void;
  undo(importId: string): void;
  redo(importId: string): void;
}
