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
/** A field that one column fills; a variant is composed of several. */
export type ColumnField = Exclude<Field, 'variant'>;
export type ListKind = 'inventory' | 'services';

interface FieldRule {
  /** The value of the field for the reading as a whole. */
  readonly weight: number;
  /** Meanings of a header that may indicate the field, each with its strength. */
  readonly meanings: Readonly<Partial<Record<Meaning, number>>>;
  /** Whether a meaning does not indicate the field in a column with such cells. */
  readonly unless?: (meaning: Meaning, profile: ColumnProfile) => boolean;
  /** How much the cells look like the field, from 0 to 1. */
  readonly looks: (profile: ColumnProfile) => number;
  /**
   * How strongly the cells alone, without an understood header, indicate the field; a table may have no header at all.
   */
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
/** Sizes include letters that are units too, such as `M` and `L`, and others that are not. */
const unitsLeast = 0.8;

// `From 1 night` over amounts says what the prices are for; the amounts are no units.
const isUnitLike = (profile: ColumnProfile) => {
  const { lengthMean, wordsMean, numeric, money, currencies, codes, distinct, units } = profile;
  // A column of unique codes has no units, even if its header has a word for them: `Cod. unit`.
  const areCodes = codes > 0.8 && distinct > 0.8 && units < unitsLeast;
  if (areCodes || Math.max(numeric, money + 0.2, currencies) > 0.7) return 0.1;
  // `Hair Salon` below `Business unit`.
  if (units < 0.1 && wordsMean >= 1.5) return 0.2;
  return lengthMean <= 16 ? 1 : 0.2;
};

const rules: Readonly<Record<ColumnField, FieldRule>> = {
  name: {
    weight: 3,
    meanings: { name: 1, model: 0.58, type: 0.62, category: 0.62, description: 0.6 },
    // A type that differs in every row is the name of the row.
    unless: (meaning, p) =>
      ((meaning === 'type' || meaning === 'category') && (p.distinct < 0.9 || p.filled < 0.9)) ||
      // A few words that are repeated often are not the name of the product.
      (meaning === 'description' && p.distinct < 0.8),
    looks: (p) => {
      // Amounts are no names: `EUR 2,500` is an amount in a calculation example.
      if (p.addresses > 0.3 || p.flags > 0.8 || p.contacts > 0.3 || Math.max(p.money, p.cents) > 0.6)
        return 0.05;
      const text =
        p.letters * (p.codes > 0.8 ? 0.6 : 1) * (p.distinct < 0.05 ? 0.4 : p.distinct < 0.3 ? 0.7 : 1);
      // Names in only a few rows are those of something else, such as a property.
      return Math.max(text * textLikeness(p) * (0.6 + 0.4 * p.filled), p.codes > 0.8 ? 0.3 : 0.15);
    },
    looksAlone: (p) => 0.5 * nameLikeness(p),
  },
  price: {
    weight: 3,
    meanings: { price: 1, unitPrice: 0.97, listPrice: 0.85, tradePrice: 0.6, salePrice: 0.5 },
    looks: (p) => {
      if (p.flags > 0.95 && p.distinct < 0.1) return 0.2;
      // `5 %, at least £ 150` is a price that people must read.
      const figures = p.numeric + p.spans;
      // Words over several lines without an amount are, for example, a menu under a header that means a price in
      // another language.
      if (p.letters > 0.9 && p.wordsMean > 4 && p.sums === 0 && figures === 0) return 0.05;
      const priced = Math.max(figures > 0.15 ? 0.4 + 0.6 * figures : 0.25, 0.4 * p.sums + 0.5 * p.money);
      // Of two columns named as prices, the one that more rows have is preferred.
      return priced * (0.5 + 0.5 * p.filled);
    },
    looksAlone: priceLikeness,
  },
  sku: {
    weight: 1.5,
    meanings: { code: 1, reference: 0.93, rowId: 0.45, model: 0.35, name: 0.3, brand: 0.6, type: 0.5 },
    unless: (meaning, p) =>
      // A row number of the list has no meaning outside of it.
      (meaning === 'rowId' && p.countsRows) ||
      // Amounts are no codes, whatever their header.
      Math.max(p.money, p.cents) > 0.5 ||
      // Two letters that are often repeated are codes of sizes or kinds.
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
    // Brands are repeated; texts with numbers that differ in each row are codes.
    looks: (p) => words(p) * (p.codes > 0.7 && p.distinct > 0.7 ? 0.3 : 1),
  },
  description: { weight: 1, meanings: { description: 1 }, looks: words },
  category: { weight: 1, meanings: { category: 1, type: 0.6 }, looks: words },
  department: { weight: 1, meanings: { department: 1 }, looks: words },
  currency: {
    weight: 1,
    // `Unit` over `EUR` is the currency of the amount beside it; over `39,- €` it is not.
    meanings: { currency: 1, unit: 0.8 },
    unless: (meaning, p) => meaning === 'unit' && (p.currencies < 0.9 || p.money > 0),
    looks: (p) => p.currencies,
    // A column of currency signs, as some pages separate them from the amounts.
    looksAlone: (p) => (p.currencies > 0.9 && p.numeric === 0 && p.lengthMean <= 4 ? 0.6 : 0),
  },
  taxIncluded: { weight: 1, meanings: { taxIncluded: 1 }, looks: (p) => p.flags },
  quantity: {
    weight: 1,
    meanings: { quantity: 1 },
    looks: (p) => {
      // `In stock? 1` beside a column that has quantities.
      if (p.flags > 0.95) return p.numeric < 0.5 ? 0.05 : 0.35;
      // `0.33` and `0.5` are the contents of a bottle; a stock with fractions is rare.
      if (p.parts > 0.5 && p.magnitude < 2) return 0.1;
      return p.numeric > 0.1 ? 0.3 + 0.7 * p.numeric : 0.25;
    },
    // If other columns have understood headers, numbers without one may be anything.
    looksAlone: stockLikeness,
  },
  unit: {
    weight: 0.8,
    // `Cond.` over `piece` and `box of 6` is the unit of sale; over numbers it is the pack size.
    meanings: { unit: 1, pack: 0.9 },
    unless: (meaning, p) => meaning === 'pack' && p.units < unitsLeast,
    looks: isUnitLike,
    // `no` is an abbreviation for pieces, and an answer.
    looksAlone: (p) => (p.units >= unitsLeast && p.flags < 0.5 ? 0.5 : 0),
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
    // `Time` means a date in some lists, but may be over durations.
    meanings: { duration: 1, date: 0.5 },
    unless: (meaning, p) => meaning === 'date' && (p.clocks > 0 || p.durations < 0.6),
    looks: (p) => Math.max(p.durations, 0.6 * p.numeric),
    looksAlone: (p) => (p.durations - p.clocks >= 0.7 ? 0.5 : 0),
  },
  location: {
    weight: 0.8,
    meanings: { location: 1 },
    // `Charging port` over numbers is not a place.
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

/** The fields that one column each may fill; variants are composed of several columns and treated separately. */
export const fieldsOf = (kind: ListKind): readonly ColumnField[] =>
  kind === 'inventory' ? productFields : serviceFields;

export const ruleOf = (field: ColumnField): FieldRule => rules[field];
