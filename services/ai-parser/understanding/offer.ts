import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import type { Field } from './fields.ts';

export type ParsedProduct = components['schemas']['ParsedProduct'];
export type ParsedService = components['schemas']['ParsedService'];
export type RowIssue = components['schemas']['RowIssue'];
export type Offer = ParsedProduct | ParsedService;

export type DraftField = Field | 'variant' | 'priceText' | 'notSold';

/** Field → value. An object and not a Map: one is created for every row of a list. */
class DraftValues {
  readonly #read: Partial<Record<DraftField, string | number | boolean>> = {};

  get(field: DraftField): string | number | boolean | undefined {
    return this.#read[field];
  }

  has(field: DraftField): boolean {
    return this.#read[field] !== undefined;
  }

  set(field: DraftField, value: string | number | boolean): void {
    this.#read[field] = value;
  }
}

/** The values of one row, before they become a product or a service. */
export interface Draft {
  readonly values: DraftValues;
  readonly cells: Record<string, string>;
  readonly confidence: Record<string, number>;
  readonly issues: RowIssue[];
}

export const newDraft = (): Draft => ({ values: new DraftValues(), cells: {}, confidence: {}, issues: [] });

const round = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;

/** Keeps a value with the cell it was read from and its confidence. */
export function keep(
  draft: Draft,
  field: Field | 'variant',
  value: string | number | boolean,
  from: { readonly cell: string; readonly confidence: number },
): void {
  draft.values.set(field, value);
  draft.cells[field] = from.cell;
  draft.confidence[field] = round(from.confidence);
}

/** Adds an issue, once per code and field. */
export function raise(draft: Draft, code: RowIssue['code'], field: Field, message: string): void {
  if (draft.issues.some((issue) => issue.code === code && issue.field === field)) return;
  draft.issues.push({ code, field, message });
}

/** Below this the letters of a row in a picture are mostly guesses. */
const clearEnough = 0.75;

/** Limits the confidence of values recognised in a picture to the clarity of their letters. */
export function dim(draft: Draft, clarity: number): void {
  for (const [field, confidence] of Object.entries(draft.confidence))
    draft.confidence[field] = Math.max(0.01, round(confidence * clarity));
  if (clarity < clearEnough)
    draft.issues.push({
      code: 'PICTURE_UNCLEAR',
      message: 'This row was hard to read in the picture. Please compare it with your list.',
    });
}
