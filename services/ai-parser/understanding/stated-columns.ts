import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import { fieldsOf, type Field, type ListKind } from './fields.ts';
import { headerKey } from './header-key.ts';
import type { KnownExport } from './known-exports.ts';

export type ColumnMeaning = components['schemas']['ColumnMeaning'];

/** What is known of a column before its header and cells are read; null excludes it. */
export interface Stated {
  readonly field: Field | null;
  readonly confidence: number;
  readonly reason: string;
}

/** The corresponding field of the other kind: a vendor who corrected a list of goods may later send one of services. */
const counterparts: Readonly<Partial<Record<Field, Field>>> = { unit: 'priceUnit', priceUnit: 'unit' };

function fieldFor(field: Field, kind: ListKind): Field | null {
  const isIn = (candidate: Field) =>
    candidate === 'variant' || fieldsOf(kind).some((known) => known === candidate);
  if (isIn(field)) return field;
  const other = counterparts[field];
  return other !== undefined && isIn(other) ? other : null;
}

/** Header → meaning: first as stated by the sender, then as in the shop system that exported the file. */
export function statedBy(
  meanings: readonly ColumnMeaning[],
  system: KnownExport | null,
  kind: ListKind,
): (header: string) => Stated | null {
  const stated = new Map<string, Stated>();
  for (const [header, field] of Object.entries(system?.columns ?? {}))
    stated.set(headerKey(header), {
      field: field === null ? null : fieldFor(field, kind),
      confidence: 0.99,
      reason: `${system?.name} calls it so`,
    });
  for (const { header, field } of meanings)
    stated.set(headerKey(header), {
      field: field === null ? null : fieldFor(field, kind),
      confidence: 1,
      reason: field === null ? 'you left it out last time' : 'you said so last time',
    });
  return (header) => stated.get(headerKey(header)) ?? null;
}

/** The headers that the sender has given a meaning; a row with them is a header whatever else it has. */
export const statedHeaders = (meanings: readonly ColumnMeaning[]): ReadonlySet<string> =>
  new Set(meanings.map(({ header }) => headerKey(header)));
