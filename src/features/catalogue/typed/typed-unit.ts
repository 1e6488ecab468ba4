import type { SelectOption } from '../../../ui/index.ts';
import { readOptional } from './typed-text.ts';
import type { Typed } from './typed.ts';

const sentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A unit as an option: “Visit, fixed price”, “Hour”, “m²”. */
const unitOption = (unit: string): SelectOption => ({
  value: unit,
  label: unit === 'visit' ? 'Visit, fixed price' : /^[a-z]{3}/.test(unit) ? sentenceCase(unit) : unit,
});

/** The known units as options, with the listing's current unit if it is unknown. */
export const unitOptions = (units: readonly string[], present: string | null): readonly SelectOption[] =>
  [...new Set([...units, ...(present === null ? [] : [present])])].map(unitOption);

interface KnownUnits {
  /** The standard name of a unit by any of its names; undefined if it is unknown. */
  readonly named: (text: string) => string | undefined;
  /** The listing's current unit, which may be the vendor’s own. */
  readonly present: string | null;
}

/** A known unit or the listing's current one; null if empty. */
export function readUnit(text: string, { named, present }: KnownUnits): Typed<string | null> {
  const typed = readOptional(text, 'Unit', 40);
  if ('problem' in typed || typed.value === null || typed.value === present) return typed;
  const known = named(typed.value);
  return known === undefined
    ? { problem: `We don’t know “${typed.value}” as a unit. Choose one.` }
    : { value: known };
}
