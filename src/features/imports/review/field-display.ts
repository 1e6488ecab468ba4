import { serviceUnits } from '../../../lib/unit-names.ts';
import type { ReviewField } from '../../../machines/import/index.ts';
import { departmentChoices } from '../../forms/index.ts';

interface FieldDisplay {
  /** The width of its column, in pixels. */
  readonly widthPx: number;
  readonly isNumeric: boolean;
}

const text = (widthPx: number): FieldDisplay => ({ widthPx, isNumeric: false });
const figures = (widthPx: number): FieldDisplay => ({ widthPx, isNumeric: true });

export const fieldDisplays: Record<ReviewField, FieldDisplay> = {
  name: text(230),
  variant: text(140),
  sku: text(116),
  barcode: text(152),
  brand: text(140),
  partNumber: text(140),
  description: text(240),
  category: text(160),
  departments: text(176),
  price: figures(112),
  currency: text(104),
  tax: figures(100),
  stock: figures(88),
  unit: text(100),
  imageUrl: text(200),
  pricedPer: text(116),
  durationMinutes: figures(124),
  leadTimeHours: figures(124),
  location: text(160),
};

interface Choice {
  readonly value: string;
  readonly label: string;
}

const same = (...values: string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** Units other than the price bases of services. */
const namedUnits = serviceUnits.filter((unit) => !['visit', 'hour', 'day'].includes(unit));

/** Suggested values of a field; other values can be typed unless `isClosed`. */
export const fieldChoices: Partial<
  Record<ReviewField, { readonly choices: readonly Choice[]; readonly isClosed: boolean }>
> = {
  departments: { choices: departmentChoices, isClosed: true },
  pricedPer: {
    choices: [
      { value: 'visit', label: 'Visit' },
      { value: 'hour', label: 'Hour' },
      { value: 'day', label: 'Day' },
      { value: 'unit', label: 'Unit' },
    ],
    isClosed: true,
  },
  currency: { choices: same('EUR', 'USD', 'GBP', 'CHF', 'DKK', 'NOK', 'SEK', 'TRY'), isClosed: false },
  unit: {
    choices: same(...new Set(['piece', 'pair', 'set', 'box', 'bottle', ...namedUnits])),
    isClosed: false,
  },
  tax: { choices: same('0', '4', '10', '19', '20', '21', '22'), isClosed: false },
  durationMinutes: { choices: same('30', '60', '90', '120', '240', '480'), isClosed: false },
  leadTimeHours: { choices: same('0', '12', '24', '48', '72', '168'), isClosed: false },
};
