import { productUnitNamed, serviceUnitNamed } from '../../../lib/unit-names.ts';

type PricedPer = 'visit' | 'hour' | 'day' | 'unit';

/** What a price is for; `unit` names it when `per` is `unit`. */
interface ServiceUnit {
  readonly per: PricedPer;
  readonly unit: string | null;
}

/** The price basis that a text names: hour, day, visit, or a unit; an unknown unit keeps its name. */
export function serviceUnitOf(text: string): ServiceUnit {
  const meaning = serviceUnitNamed(text);
  if (meaning === 'hour' || meaning === 'day' || meaning === 'visit') return { per: meaning, unit: null };
  // What a review itself calls "per unit" has no name yet.
  if (text === 'unit') return { per: 'unit', unit: null };
  return { per: 'unit', unit: meaning ?? text.replace(/^\s*(?:\p{Sc}?\s*\/|per\s+)\s*/iu, '').trim() };
}

/** Whether a service’s unit has a name that we don’t know. */
export const isStrangeServiceUnit = (unit: string | null): boolean =>
  unit !== null && serviceUnitNamed(unit) === undefined;

/** The shop's word for what goods are sold by: `Stk.` and `pezzi` are `piece`; an unknown unit keeps its name. */
export const productUnitOf = (text: string): string => productUnitNamed(text) ?? text;
