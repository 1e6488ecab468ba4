import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import type { ColumnProfile } from './column-profile.ts';
import {
  codeLikeness,
  nameLikeness,
  priceLikeness,
  stockLikeness,
  textLikeness,
  type Heads,
} from './likeness.ts';
import type { Meaning } from './lexicon/lexicon.ts';

type ProductField = components['schemas']['ProductField'];
type ServiceField = components['schemas']['ServiceField'];
export type Field = ProductField | ServiceField;
/** A field that one column fills; a variant is put together from several. */
export type ColumnField = Exclude<Field, 'variant'>;
export type ListKind = 'inventory' | 'services';

interface FieldRule {
  /** What the field is worth to the reading as a whole. */
  readonly weight: number;
  /** Meanings of a header that may stand for the field, and how well. */
  readonly meanings: Readonly<Partial<Record<Meaning, number>>>;
  /** A meaning that does not stand for the field in a column of such cells. */
  readonly unless?: (meaning: Meaning, profile: ColumnProfile) => boolean;
  /** How far the cells look like it, from 0 to 1. */
  readonly looks: (profile: ColumnProfile) => number;
  /** How far cells alone, without a header that is understood, make it this field; a table may have no header at all. */
  readonly looksAlone?: (profile: ColumnProfile, heads: Heads) => number;
}

const words = ({ letters, numeric, addresses }: ColumnProfile) => {
  if (addresses > 0.5) return 0.05;
  return letters >= 0.3 ? 1 : numeric > 0.5 ? 0.4 : 0.05;
};
const identifies = ({
  lengthMean,
  wordsMean,
  flags,
  distinct,
  addresses,
  contacts,
  years,
  amounts,
}: ColumnProfile) =>
  flags > 0.9 || addresses > 0.3 || contacts > 0.3 || years > 0.8 || amounts > 0.6
    ? 0.1
    : (lengthMean <= 40 && wordsMean <= 3 ? 1 : 0.3) * (distinct >= 0.4 ? 1 : 0.7);
// `From 1 night` over sums says what they hold for, and they are no units.
const isUnitLike = ({ lengthMean, numeric, money, currencies }: ColumnProfile) =>
  Math.max(numeric, money + 0.2, currencies) > 0.7 ? 0.1 : lengthMean <= 16 ? 1 : 0.2;

/** Sizes have letters that are units too: `M`, `L`, and others that are none. */
const unitsLeast = 0.8;

const rules: Readonly<Record<ColumnField, FieldRule>> = {
  name: {
    weight: 3,
    meanings: { name: 1, model: 0.58, type: 0.62, category: 0.62, description: 0.6 },
    // A type that every row has for itself is what the row is.
    unless: (meaning, p) =>
      ((meaning === 'type' || meaning === 'category') && (p.distinct < 0.9 || p.filled < 0.9)) ||
      // What few words describe again and again is called by something else.
      (meaning === 'description' && p.distinct < 0.8),
    looks: (p) => {
      // Sums are no names: `EUR 2,500` is what an example reckons with.
      if (p.addresses > 0.3 || p.flags > 0.8 || p.contacts > 0.3 || Math.max(p.money, p.cents) > 0.6)
        return 0.05;
      const text =
        p.letters * (p.codes > 0.8 ? 0.6 : 1) * (p.distinct < 0.05 ? 0.4 : p.distinct < 0.3 ? 0.7 : 1);
      // Names in few rows are those of something else, of a property say.
      return Math.max(text * textLikeness(p) * (0.6 + 0.4 * p.filled), p.codes > 0.8 ? 0.3 : 0.15);
    },
    looksAlone: (p) => 0.5 * nameLikeness(p),
  },
  price: {
    weight: 3,
    meanings: { price: 1, unitPrice: 0.97, listPrice: 0.85, tradePrice: 0.6, salePrice: 0.5 },
    looks: (p) => {
      if (p.flags > 0.95 && p.distinct < 0.1) return 0.2;
      // `5 %, at least £ 150` is a price that has to be read by people.
      const figures = p.numeric + p.spans;
      // Words of several lines that hold no sum are what somebody eats on a day that is called like a price elsewhere.
      if (p.letters > 0.9 && p.wordsMean > 4 && p.sums === 0 && figures === 0) return 0.05;
      const priced = Math.max(figures > 0.15 ? 0.4 + 0.6 * figures : 0.25, 0.4 * p.sums + 0.5 * p.money);
      // Of two that are called prices it is the one that the rows have.
      return priced * (0.5 + 0.5 * p.filled);
    },
    looksAlone: priceLikeness,
  },
  sku: {
    weight: 1.5,
    meanings: { code: 1, reference: 0.93, rowId: 0.45, model: 0.35, name: 0.3, brand: 0.6, type: 0.5 },
    unless: (meaning, p) =>
      // What counts the rows of the list names nothing outside of it.
      (meaning === 'rowId' && p.countsRows) ||
      // Sums are no codes, whatever stands over them.
      Math.max(p.money, p.cents) > 0.5 ||
      // Two letters that come again and again are codes of sizes or kinds.
      (meaning === 'code' && p.distinct < 0.2 && p.lengthMean <= 4) ||
      (meaning === 'name' && (p.codes < 0.5 || p.distinct < 0.5)) ||
      ((meaning === 'brand' || meaning === 'type') && (p.codes < 0.7 || p.distinct < 0.7)),
    looks: identifies,
    looksAlone: codeLikeness,
  },
  barcode: {
    weight: 1,
    meanings: { barcode: 1, code: 0.3 },
    looks: (p) => 0.1 + 0.9 * p.barcodes,
    looksAlone: (p) => (p.barcodes >= 0.8 ? 0.6 : 0),
  },
  partNumber: { weight: 1, meanings: { partNumber: 1, reference: 0.6 }, looks: identifies },
  brand: {
    weight: 1,
    meanings: { brand: 1 },
    // Makes come again; what has figures and is another in each row is a code.
    looks: (p) => words(p) * (p.codes > 0.7 && p.distinct > 0.7 ? 0.3 : 1),
  },
  description: { weight: 1, meanings: { description: 1 }, looks: words },
  category: { weight: 1, meanings: { category: 1, type: 0.6 }, looks: words },
  department: { weight: 1, meanings: { department: 1 }, looks: words },
  currency: {
    weight: 1,
    // `Unit` over `EUR` is what the amount beside it is counted in; over `39,- €` it is none.
    meanings: { currency: 1, unit: 0.8 },
    unless: (meaning, p) => meaning === 'unit' && (p.currencies < 0.9 || p.money > 0),
    looks: (p) => p.currencies,
    // A column of signs, as some pages set them apart from their sums.
    looksAlone: (p) => (p.currencies > 0.9 && p.numeric === 0 && p.lengthMean <= 4 ? 0.6 : 0),
  },
  taxIncluded: { weight: 1, meanings: { taxIncluded: 1 }, looks: (p) => p.flags },
  quantity: {
    weight: 1,
    meanings: { quantity: 1 },
    looks: (p) => {
      // `In stock? 1` beside a column that counts.
      if (p.flags > 0.95) return p.numeric < 0.5 ? 0.05 : 0.35;
      // `0.33` and `0.5` are what a bottle holds; a stock of parts of pieces is rare.
      if (p.parts > 0.5 && p.magnitude < 2) return 0.1;
      return p.numeric > 0.1 ? 0.3 + 0.7 * p.numeric : 0.25;
    },
    // Where other columns say what they are, figures that no word stands over may be anything.
    looksAlone: stockLikeness,
  },
  unit: {
    weight: 0.8,
    // `Cond.` over `piece` and `box of 6` is what is sold, and over figures how many are in one.
    meanings: { unit: 1, pack: 0.9 },
    unless: (meaning, p) => meaning === 'pack' && p.units < unitsLeast,
    looks: isUnitLike,
    looksAlone: (p) => (p.units >= unitsLeast ? 0.5 : 0),
  },
  imageUrl: {
    weight: 1,
    meanings: { image: 1 },
    looks: (p) => p.addresses,
    looksAlone: () => 0,
  },
  priceUnit: { weight: 0.8, meanings: { unit: 1 }, looks: isUnitLike },
  durationMinutes: {
    weight: 1,
    // `Time` is a date to some, and holds durations all the same.
    meanings: { duration: 1, date: 0.5 },
    unless: (meaning, p) => meaning === 'date' && (p.clocks > 0 || p.durations < 0.6),
    looks: (p) => Math.max(p.durations, 0.6 * p.numeric),
    looksAlone: (p) => (p.durations - p.clocks >= 0.7 ? 0.5 : 0),
  },
  location: {
    weight: 0.8,
    meanings: { location: 1 },
    // `Charging port` over figures is no place.
    looks: (p) => (p.numeric > 0.3 ? 0.05 : words(p)),
  },
};

const productFields = [
  'name',
  'sku',
  'barcode',
  'brand',
  'partNumber',
  'description',
  'category',
  'department',
  'price',
  'currency',
  'taxIncluded',
  'quantity',
  'unit',
  'imageUrl',
] as const satisfies readonly ProductField[];

const serviceFields = [
  'name',
  'sku',
  'description',
  'category',
  'department',
  'price',
  'currency',
  'taxIncluded',
  'priceUnit',
  'durationMinutes',
  'quantity',
  'location',
] as const satisfies readonly ServiceField[];

/** The fields that one column each may fill; variants are put together from several and stand apart. */
export const fieldsOf = (kind: ListKind): readonly ColumnField[] =>
  kind === 'inventory' ? productFields : serviceFields;

export const ruleOf = (field: ColumnField): FieldRule => rules[field];
