import { productUnitNamed, serviceUnitNamed } from '../../../lib/unit-names.ts';

type PricedPer = 'visit' | 'hour' | 'day' | 'unit';

/** What a price is for; `unit` is its name if `per` is `unit`. */
interface ServiceUnit {
  readonly per: PricedPer;
  readonly unit: string | null;
}

/** The price basis in a text: hour, day, visit, or a unit; an unknown unit keeps its name. */
export function serviceUnitOf(text: string): ServiceUnit {
  const meaning = serviceUnitNamed(text);
  if (meaning === 'hour' || meaning === 'day' || meaning === 'visit') return { per: meaning, unit: null };
  // A review's own "per unit" has no unit yet.
  if (text === 'unit') return { per: 'unit', unit: null };
  return { per: 'unit', unit: meaning ?? text.replace(/^\s*(?:\p{Sc}?\s*\/|per\s+)\s*/iu, '').trim() };
}

/** Whether a service’s unit is unknown. */
export const isStrangeServiceUnit = (unit: string | null): boolean =>
  unit !== null && serviceUnitNamed(unit) === undefined;

/** The standard unit of goods: `Stk.` and `pezzi` are `piece`; an unknown unit keeps its name. */
export const productUnitOf = (text: string): string => productUnitNamed(text) ?? text;
