/** Of so many letters at most is the sign of a measure, which has no plural: "m²", "kg". */
const signLength = 3;

/** The units that are offered in forms, and others that price lists are full of. */
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

/**
 * What a quantity counts, said after it: " pieces", " m²". Other units are the vendor's own words, which no rule puts in the plural:
 * " × 20 l can". Empty where there is no unit.
 */
export function unitAfter(quantity: number, unit: string | null): string {
  if (!unit) return '';
  const plural = plurals[unit.toLowerCase()];
  if (plural !== undefined) return ` ${quantity === 1 ? unit : plural}`;
  return unit.length <= signLength ? ` ${unit}` : ` × ${unit}`;
}
