/** A unit of at most this many letters is a symbol without a plural: "m²", "kg". */
const signLength = 3;

/** Plurals of the units in forms, and of others that are frequent in price lists. */
const plurals: Readonly<Record<string, string>> = {
  piece: 'pieces',
  pair: 'pairs',
  set: 'sets',
  box: 'boxes',
  metre: 'metres',
  litre: 'litres',
  kilogram: 'kilograms',
  bottle: 'bottles',
  can: 'cans',
  tin: 'tins',
  pack: 'packs',
  roll: 'rolls',
  tube: 'tubes',
  cartridge: 'cartridges',
  kit: 'kits',
  reel: 'reels',
  bag: 'bags',
  sheet: 'sheets',
  drum: 'drums',
  barrel: 'barrels',
  bucket: 'buckets',
  canister: 'canisters',
  carton: 'cartons',
  coil: 'coils',
  jar: 'jars',
  spool: 'spools',
  hour: 'hours',
  day: 'days',
  visit: 'visits',
  unit: 'units',
};

/** "metres", "m²"; units without a known plural stay. */
export const unitPlural = (unit: string): string => plurals[unit.toLowerCase()] ?? unit;

/**
 * The unit after a quantity: " pieces", " m²". Other units are the vendor's own and have no plural: " × 20 l can".
 * Empty without a unit.
 */
export function unitAfter(quantity: number, unit: string | null): string {
  if (!unit) return '';
  const plural = plurals[unit.toLowerCase()];
  if (plural !== undefined) return ` ${quantity === 1 ? unit : plural}`;
  return unit.length <= signLength ? ` ${unit}` : ` × ${unit}`;
}
