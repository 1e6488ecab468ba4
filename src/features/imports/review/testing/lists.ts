import type { List, ListColumn, ListRow } from './list-maker.ts';

const deckColumns: readonly ListColumn[] = [
  { header: 'Désignation', field: 'name' },
  { header: 'Réf.', field: 'sku' },
  { header: 'Prix HT', field: 'price' },
  { header: 'Stock', field: 'quantity' },
  { header: 'Unité', field: 'unit' },
  { header: 'Marque', field: 'brand' },
  { header: 'Réf. fabricant', field: 'partNumber' },
  { header: 'EAN', field: 'barcode' },
  { header: 'Rayon', field: 'department', confidence: 0.82, reason: 'values are departments' },
  { header: 'Remarques', field: null, reason: 'free remarks, different in every row' },
  { header: 'Emplacement', field: null },
];

const deckRows: readonly ListRow[] = [
  {
    texts: [
      'Fender F4, navy',
      'F4-NAVY',
      '89,50 €',
      '24',
      'piece',
      'Polyform',
      'F-4',
      '7072230402032',
      'exterior',
      '',
      'R1',
    ],
  },
  {
    texts: [
      'Fender F4, white',
      'F4-WHITE',
      '89,50 €',
      '12',
      'piece',
      'Polyform',
      'F-4W',
      '',
      'exterior',
      'end of line',
      'R1',
    ],
  },
  {
    texts: [
      'Mooring line 20 mm, 15 m',
      'ML-20-15',
      '1.234,50 €',
      '6',
      'piece',
      'Liros',
      '',
      '',
      'exterior',
      '',
      'R2',
    ],
    issues: [{ code: 'PRICE_AMBIGUOUS', field: 'price', message: 'Could be 1234.50 or 1.2345.' }],
  },
  {
    texts: ['Teak cleaner 2 l', 'TC-2', '', '40', 'bottle', 'Semco', '', '', 'exterior', '', 'R3'],
    issues: [{ code: 'PRICE_MISSING', field: 'price', message: 'No price.' }],
  },
  {
    texts: [
      'Teak sealer natural 1 l',
      'TS-1N',
      'on request',
      '18',
      'bottle',
      'Semco',
      '',
      '',
      'exterior',
      '',
      'R3',
    ],
    read: { price: null, priceText: 'on request' },
  },
  {
    texts: [
      'Bilge pump 2000 GPH',
      'BP-2000',
      '149,00 €',
      '5',
      'piece',
      'Rule',
      '10',
      '',
      'engineering',
      '',
      'E1',
    ],
  },
  {
    texts: [
      'Impeller kit',
      'IK-77',
      '0,01 €',
      '30',
      'set',
      'Jabsco',
      '1210-0001',
      '',
      'engineering',
      '',
      'E1',
    ],
    issues: [{ code: 'PRICE_PLACEHOLDER', field: 'price', message: 'A placeholder.' }],
  },
  {
    texts: [
      'Fuel filter',
      'FF-1',
      '99.999,00 €',
      '14',
      'piece',
      'Racor',
      '2010PM',
      '',
      'engineering',
      '',
      'E2',
    ],
    issues: [{ code: 'PRICE_PLACEHOLDER', field: 'price', message: 'Placeholder.' }],
  },
  { texts: ['Linen napkin, white', 'LN-W', '6,80 €', '400', 'piece', '', '', '', 'interior', '', 'I1'] },
  {
    texts: ['Linen napkin, white', 'LN-W', '6,80 €', '380', 'piece', '', '', '', 'interior', '', 'I1'],
    issues: [{ code: 'SKU_REPEATED', field: 'sku', message: 'Repeated.' }],
  },
  {
    texts: [
      'Crystal tumbler',
      'CT-6',
      '32,00 €',
      '96',
      'piece',
      'Riedel',
      '',
      '4006381333932',
      'interior',
      '',
      'I2',
    ],
    issues: [{ code: 'BARCODE_INVALID', field: 'barcode', message: 'Wrong digits.' }],
  },
  {
    texts: [
      'Chef’s knife 21 cm',
      'CK-21',
      '118,00 €',
      'many',
      'piece',
      'Wüsthof',
      '',
      '',
      'chef-galley',
      '',
      'G1',
    ],
    read: { quantity: 'many' },
  },
  {
    texts: [
      'Copper sauté pan 24 cm',
      'CP-24',
      '240,00 €',
      '7',
      'piece',
      'Mauviel',
      '',
      '',
      'kitchen',
      '',
      'G1',
    ],
  },
  {
    texts: ['', 'MYST-1', '12,00 €', '3', 'piece', '', '', '', 'interior', '', 'G2'],
    issues: [{ code: 'NAME_MISSING', field: 'name', message: 'No name.' }],
  },
  {
    texts: [
      'Epaulettes, second officer',
      'EP-2O',
      'from 24,00 €',
      '60',
      'pair',
      '',
      '',
      '',
      'crew',
      '',
      'C1',
    ],
    read: { price: '24.00', priceText: 'from 24,00 €' },
    issues: [{ code: 'PRICE_IS_TEXT', field: 'price', message: 'Words beside it.' }],
  },
  { texts: ['Polo shirt, navy, M', 'PS-N-M', '28,00 €', '120', 'piece', 'Musto', '', '', 'crew', '', 'C1'] },
  { texts: ['Polo shirt, navy, L', 'PS-N-L', '28,00 €', '90', 'piece', 'Musto', '', '', 'crew', '', 'C1'] },
  {
    texts: ['Chart table lamp', 'CTL-1', '-75,00 €', '4', 'piece', 'Cantalupi', '', '', 'captain', '', 'B1'],
  },
  {
    texts: [
      'Binoculars 7×50',
      'BN-750',
      '489,00 €',
      '9',
      'piece',
      'Steiner',
      '2305',
      '',
      'captain',
      '',
      'B1',
    ],
    confidence: { price: 0.52 },
  },
  { texts: ['Sun cream dispenser 1 l', 'SC-1', '39,90 €', '55', 'piece', '', '', '', '', '', 'B2'] },
];

/** Twenty rows of a chandlery's spreadsheet with findings in nearly every row. */
export const chandlery: List = {
  kind: 'products',
  sheet: 'Preise',
  headerRow: 6,
  columns: deckColumns,
  rows: deckRows,
  currency: 'EUR',
  saidOfAll: { tax: '21' },
};

/** The same without tax, and with a stock in some rows only. */
export const silentChandlery: List = {
  ...chandlery,
  saidOfAll: {},
  rows: deckRows.map((row, position) =>
    position % 3 === 0 ? { ...row, texts: row.texts.with(3, '') } : row,
  ),
};

/** The same without findings. */
export const cleanChandlery: List = {
  ...chandlery,
  rows: deckRows.filter(
    ({ issues, read, confidence, texts }) =>
      issues === undefined &&
      read === undefined &&
      confidence === undefined &&
      !['kitchen', ''].includes(texts[8] ?? '') &&
      !texts[2]?.startsWith('-'),
  ),
};

/** Prices in two foreign currencies. */
export const foreignChandlery: List = {
  ...chandlery,
  currency: null,
  rows: cleanChandlery.rows.map((row, position) => ({
    ...row,
    texts: row.texts.map((text, index) =>
      index === 2 ? text.replace('€', position % 4 === 3 ? 'NOK' : '$') : text,
    ),
    read: { currency: position % 4 === 3 ? 'NOK' : 'USD' },
  })),
};

const longName =
  'Self-tailing electric two-speed stainless-steel primary winch with remote control box, overload protection, emergency handle and mounting template for carbon decks, 24 V, size 70';

/** Very long names and headers. */
export const longTexts: List = {
  ...chandlery,
  sheet: 'Gesamtpreisliste Herbst und Winter für Werften, Ausrüster und Wiederverkäufer',
  columns: deckColumns.map((column) =>
    column.field === 'name'
      ? { ...column, header: 'Artikelbezeichnung einschließlich Ausführung, Farbe und Verpackungseinheit' }
      : column,
  ),
  rows: cleanChandlery.rows.map((row, position) => ({
    ...row,
    texts: row.texts.map((text, index) =>
      index === 0
        ? `${longName}, no. ${position + 1}`
        : index === 1
          ? `${text}-REVISION-2026-B-MARINE-GRADE`
          : text,
    ),
  })),
};

/** Only a header. */
export const emptyList: List = { ...chandlery, rows: [] };

/** A cleaning company's text file: no durations, no lead times, some rows without a unit, no tax. */
export const services: List = {
  kind: 'services',
  sheet: null,
  headerRow: 1,
  currency: null,
  columns: [
    { header: 'Service', field: 'name' },
    { header: 'Price', field: 'price' },
    { header: 'Per', field: 'priceUnit' },
    { header: 'What is done', field: 'description' },
    { header: 'Where', field: 'location' },
  ],
  rows: [
    { texts: ['Teak deck cleaning', '18.00', 'm²', 'Two-part clean, rinsed with fresh water', 'Palma'] },
    { texts: ['Hull polish, below 40 m', '95.00', 'hour', '', 'Palma, Alcúdia'] },
    { texts: ['Interior deep clean', '1450.00', '', 'Guest and crew areas, four people', 'Palma'] },
    { texts: ['Carpet shampoo', '12.50', 'm²', '', ''] },
    { texts: ['Air-conditioning duct clean', '2200.00', '', 'With report and pictures', 'Palma'] },
    { texts: ['Stainless steel polish', '70.00', 'hour', '', 'Palma'] },
    { texts: ['Tender wash', '120.00', '', '', 'Palma, Ibiza'] },
    { texts: ['Laundry, per bag', '38.00', 'unit', '', 'Palma'] },
  ],
};

const things = [
  'Fender',
  'Shackle',
  'Mooring line',
  'Impeller',
  'Deck brush',
  'Napkin',
  'Gasket',
  'Polo shirt',
];
const makes = ['Polyform', 'Wichard', 'Liros', 'Jabsco', 'Vikan', '', 'Volvo', 'Musto'];

/** A list of any length; every hundredth row lacks its price, every fortieth has the same SKU as the one before. */
export function longList(length: number): List {
  return {
    ...chandlery,
    sheet: null,
    headerRow: 1,
    columns: deckColumns.slice(0, 9),
    rows: Array.from({ length }, (_, position): ListRow => {
      const kind = position % things.length;
      const sku = position % 40 === 39 ? `Q-${position - 1}` : `Q-${position}`;
      const price =
        position % 100 === 99 ? '' : `${(position % 900) + 1},${String(position % 100).padStart(2, '0')} €`;
      return {
        texts: [
          `${things[kind] ?? ''} no. ${position + 1}`,
          sku,
          price,
          String(position % 70),
          'piece',
          makes[kind] ?? '',
          `P-${position}`,
          '',
          kind < 5 ? 'exterior' : 'interior',
        ],
        ...(price === ''
          ? { issues: [{ code: 'PRICE_MISSING', field: 'price', message: 'No price.' }] }
          : {}),
      };
    }),
  };
}
