import type { Preview } from '../../../../machines/import/index.ts';

const sheet: Preview['sheets'][number] = {
  sheet: 'Deck',
  rowCount: 214,
  width: 5,
  rows: [
    ['Winter 2026', '', '', '', ''],
    ['Serie', 'Ausf.', 'K', 'VE', 'W1'],
    ['Bollard', '8 mm', '4410', '12', '89,50'],
    ['Bollard', '12 mm', '4412', '6', '112,00'],
    ['Mooring line, three strands, navy with a spliced eye', '14 mm', '5014', '1', '31,90'],
  ].map((cells, at) => ({ row: at + 1, cells })),
};

const entry = (name: string, price: string, left: number, top: number) => [
  { text: name, left, right: left + 6 * name.length, top, bottom: top + 12 },
  { text: price, left: left + 180, right: left + 180 + 6 * price.length, top: top + 14, bottom: top + 26 },
];

const letters = (phrases: NonNullable<Preview['page']>['phrases']) =>
  phrases
    .map(
      ({ text, left, right, bottom }) =>
        `<text x="${left}" y="${bottom - 2}" textLength="${right - left}" font-family="sans-serif" font-size="12">${text}</text>`,
    )
    .join('');

const phrases = [
  ...entry('Bollard', '89.50', 60, 80),
  ...entry('Cleat', '7.00', 60, 130),
  ...entry('Fender F4', '1,299.00', 330, 80),
  ...entry('Boat hook', '31.00', 330, 130),
];
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 300"><rect width="595" height="300" fill="white"/>${letters(phrases)}</svg>`;

const page: NonNullable<Preview['page']> = {
  number: 3,
  of: 12,
  width: 595,
  height: 300,
  picture: `data:image/svg+xml,${encodeURIComponent(picture)}`,
  phrases,
};

/** The preview of a file: with pages, or as sheets. */
export const previewFor = (number: number | null): Preview =>
  number === null ? { sheets: [sheet], page: null } : { sheets: [], page: { ...page, number } };
