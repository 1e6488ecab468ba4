import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import type { Field } from './fields.ts';

export type ParsedProduct = components['schemas']['ParsedProduct'];
export type ParsedService = components['schemas']['ParsedService'];
export type RowIssue = components['schemas']['RowIssue'];
export type Offer = ParsedProduct | ParsedService;

/** What is read of one row, before it is a product or a service. */
export interface Draft {
  readonly values: Map<Field | 'variant' | 'priceText', string | number | boolean | null>;
  readonly cells: Record<string, string>;
  readonly confidence: Record<string, number>;
  readonly issues: RowIssue[];
}

export const newDraft = (): Draft => ({ values: new Map(), cells: {}, confidence: {}, issues: [] });

const round = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;

/** Keeps a value with the cell it was read from and how sure it is. */
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

/** Adds an issue, once for each code and field. */
export function raise(draft: Draft, code: RowIssue['code'], field: Field, message: string): void {
  if (draft.issues.some((issue) => issue.code === code && issue.field === field)) return;
  draft.issues.push({ code, field, message });
}
