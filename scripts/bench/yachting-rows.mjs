// Products like those in a chandler's list, the same ones for the same count.

const goods = [
  ['Fender', 'Fenders', 'exterior', 'piece'],
  ['Mooring line', 'Ropes', 'exterior', 'metre'],
  ['Teak cleaner', 'Deck care', 'exterior', 'litre'],
  ['Fuel filter', 'Engine parts', 'engineering', 'piece'],
  ['Impeller', 'Engine parts', 'engineering', 'piece'],
  ['Bilge pump', 'Pumps', 'engineering', 'piece'],
  ['Life jacket', 'Safety', 'crew', 'piece'],
  ['Deck shoe', 'Crew wear', 'crew', 'pair'],
  ['Chart plotter', 'Electronics', 'captain', 'piece'],
  ['Flare kit', 'Safety', 'captain', 'set'],
  ['Bath towel', 'Linen', 'interior', 'piece'],
  ['Wine glass', 'Tableware', 'chef-galley', 'box of 6'],
  ['Espresso beans', 'Provisions', 'chef-galley', 'kg'],
  ['Carpet runner', 'Furnishing', 'interior', 'metre'],
];
const makers = [
  'Polyform',
  'Liros',
  'Semco',
  'Racor',
  'Jabsco',
  'Rule',
  'Spinlock',
  'Helly',
  'Furuno',
  'Comet',
  'Frette',
  'Riedel',
];
const colours = ['navy', 'white', 'black', 'red', 'grey', 'sand', 'teal'];

const digits = (number, count) => String(number).padStart(count, '0');

function product(at) {
  const [good, category, department, unit] = goods[at % goods.length];
  const brand = makers[(at * 7) % makers.length];
  const colour = colours[(at * 3) % colours.length];
  const partNumber = `${brand.slice(0, 2).toUpperCase()}-${digits(at, 6)}`;
  return {
    name: `${brand} ${good.toLowerCase()} ${10 + (at % 90)} ${colour}`,
    ...(at % 3 === 0 && { variant: colour }),
    sku: `${good.slice(0, 3).toUpperCase()}${digits((at * 7919) % 1_000_003, 7)}`,
    barcode: at % 5 === 0 ? null : `40${digits((at * 104_729) % 99_999_999_977, 11)}`,
    category,
    brand,
    partNumber,
    description: `${good} for yachts of 24 to 70 m, UV stable, made for salt water. Size ${10 + (at % 90)}.`,
    departments:
      at % 4 === 0
        ? [department, 'captain'].filter((slug, place, all) => all.indexOf(slug) === place)
        : [department],
    priceMinor: 250 + ((at * 37) % 90_000),
    currency: 'EUR',
    taxBasisPoints: 2100,
    stock: (at * 11) % 240,
    unit,
  };
}

export const yachtingRows = (count) => Array.from({ length: count }, (_, at) => product(at));
