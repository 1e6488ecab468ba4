import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { Field, ListKind } from '../understanding/fields.ts';

/** A column of which the rules are not sure, as shown to the model. */
export interface ShownColumn {
  readonly place: number;
  readonly header: string | null;
  /** A few of its cells, shortened. */
  readonly cells: readonly string[];
}

/** A row in which a field was not found. */
interface ShownRow {
  readonly place: number;
  readonly cells: readonly string[];
}

/** A small question: which field a column is, or which words of a row are a field. */
export type Question =
  | {
      readonly about: 'columns';
      readonly kind: ListKind;
      readonly fields: readonly Field[];
      readonly columns: readonly ShownColumn[];
    }
  | {
      readonly about: 'rows';
      readonly kind: ListKind;
      readonly field: Field;
      readonly rows: readonly ShownRow[];
    };

/** The model's unchecked answer for one column or row: the field of a column, or the words of a row. */
export interface ModelFinding {
  readonly place: number;
  /** Null if it is none of the requested ones. */
  readonly text: string | null;
}

export type ModelFailure = Extract<
  components['schemas']['FileIssue']['code'],
  'MODEL_AWAY' | 'MODEL_NONSENSE' | 'MODEL_BUDGET_SPENT'
>;

/** Asks the language model. Never throws: without an answer the rules apply. */
export type AskModel = (question: Question) => Promise<Result<readonly ModelFinding[], ModelFailure>>;
