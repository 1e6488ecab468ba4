import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import { fieldsOf, type Field, type ListKind } from './fields.ts';
import { headerKey } from './header-key.ts';
import type { KnownExport } from './known-exports.ts';

export type ColumnMeaning = components['schemas']['ColumnMeaning'];

/** What is known of a column before its words and cells are looked at; null takes it out of use. */
export interface Stated {
  readonly field: Field | null;
  readonly confidence: number;
  readonly reason: string;
}

/** The other name of the same thing: a vendor who corrected a list of goods may send one of services. */
const counterparts: Readonly<Partial<Record<Field, Field>>> = { unit: 'priceUnit', priceUnit: 'unit' };

function fieldFor(field: Field, kind: ListKind): Field | null {
  const isIn = (candidate: Field) =>
    candidate === 'variant' || fieldsOf(kind).some((known) => known === candidate);
  if (isIn(field)) return field;
  const other = counterparts[field];
  return other !== undefined && isIn(other) ? other : null;
}

/** Header → what it means: first what the sender says, then what the shop system means by it that made the file. */
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

/** The headers that the sender has given a meaning; a row that has them is a header whatever else it says. */
export const statedHeaders = (meanings: readonly ColumnMeaning[]): ReadonlySet<string> =>
  new Set(meanings.map(({ header }) => headerKey(header)));
