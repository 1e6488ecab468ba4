import type { SelectOption } from '../../../ui/index.ts';
import { readOptional } from './typed-text.ts';
import type { Typed } from './typed.ts';

const sentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A unit as a choice: “Visit, fixed price”, “Hour”, “m²”. */
const unitOption = (unit: string): SelectOption => ({
  value: unit,
  label: unit === 'visit' ? 'Visit, fixed price' : /^[a-z]{3}/.test(unit) ? sentenceCase(unit) : unit,
});

/** The units there are to choose from, with the one that a listing has already where we don’t know it. */
export const unitOptions = (units: readonly string[], present: string | null): readonly SelectOption[] =>
  [...new Set([...units, ...(present === null ? [] : [present])])].map(unitOption);

interface KnownUnits {
  /** The shop’s word for a unit in any of its words; undefined where it is none that we know. */
  readonly named: (text: string) => string | undefined;
  /** The one that the listing has already, which may be its vendor’s own word. */
  readonly present: string | null;
}

/** A unit that we know, or the one that the listing has already; null where none is chosen. */
export function readUnit(text: string, { named, present }: KnownUnits): Typed<string | null> {
  const typed = readOptional(text, 40);
  if ('problem' in typed || typed.value === null || typed.value === present) return typed;
  const known = named(typed.value);
  return known === undefined
    ? { problem: `We don’t know “${typed.value}” as a unit. Choose one.` }
    : { value: known };
}
