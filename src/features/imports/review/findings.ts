import { fromMinor } from '../../../lib/money-minor.ts';
import { fieldLabels, type ReviewField } from '../../../machines/import/index.ts';
import { lettersMax, lettersOf, parserNameOf } from './fields.ts';
import type { Finding, Level } from './review.types.ts';
import { inFigures } from './review.labels.ts';
import type { RowView } from './row-view.ts';
import { wrongValues } from './wrong-values.ts';

interface FindingKind {
  readonly level: Level;
  /** The field that it is about; null if a row has it for several fields. */
  readonly field: ReviewField | null;
  /** The title for all rows that have it. */
  readonly title: string;
  readonly message: (view: RowView, field: ReviewField) => string;
}

const kind = (
  level: Level,
  field: ReviewField | null,
  title: string,
  message: FindingKind['message'],
): FindingKind => ({ level, field, title, message });

const quoted = (view: RowView, field: ReviewField): string => `“${view.value(field).text ?? ''}”`;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a number may be another one: by the parser of what it read, otherwise by its separators. */
function doubtOf(view: RowView, field: ReviewField, code: string): string {
  const { text, isParsed } = view.value(field);
  const reason = isParsed ? view.read.issues.find((issue) => issue.code === code)?.message : '';
  return `We read ${text ?? ''}. ${reason || 'With a different decimal separator, it would be a different number.'}`;
}

/** All kinds of findings, the most severe first. */
const findingKinds = {
  NAME_MISSING: kind(
    'blocked',
    'name',
    'Name is missing',
    () => 'Enter a name. Nobody can find it without one.',
  ),
  PRICE_MISSING: kind('blocked', 'price', 'Price is missing', () => 'Enter a price.'),
  PRICE_UNREADABLE: kind(
    'blocked',
    'price',
    'Price must be a number',
    (view) => `${quoted(view, 'price')} isn’t a price. Enter a number like 89.50.`,
  ),
  PRICE_ZERO: kind(
    'blocked',
    'price',
    'Price is zero',
    () => 'Nothing can be sold for nothing. Enter a price, or leave the row out.',
  ),
  PRICE_NEGATIVE: kind('blocked', 'price', 'Price is below zero', () => 'A price can’t be below zero.'),
  PRICE_TOO_HIGH: kind(
    'blocked',
    'price',
    'Price is too high',
    () => 'This is above the highest price we allow.',
  ),
  CURRENCY_MISSING: kind(
    'blocked',
    'currency',
    'Currency is missing',
    () => 'Choose the currency of this price.',
  ),
  CURRENCY_UNKNOWN: kind('blocked', 'currency', 'Currency is unknown', (view) =>
    wrongValues.currency(view.value('currency').text ?? ''),
  ),
  RATE_MISSING: kind(
    'blocked',
    'currency',
    'Exchange rate not confirmed',
    (view) => `Confirm the rate to convert ${view.value('currency').text ?? ''} to ${view.currency}.`,
  ),
  TEXT_TOO_LONG: kind(
    'blocked',
    null,
    'Text is too long',
    (view, field) =>
      `The ${fieldLabels[field]} has ${inFigures(lettersOf(view.value(field).text ?? ''))} characters. The maximum is ${lettersMax[field] ?? 0}.`,
  ),
  TAX_MISSING: kind(
    'blocked',
    'tax',
    'Tax isn’t stated',
    () => 'Enter the tax rate as a percentage, or 0 if there is no tax.',
  ),
  TAX_UNREADABLE: kind('blocked', 'tax', 'Tax must be a rate', (view) =>
    wrongValues.tax(view.value('tax').text ?? ''),
  ),
  STOCK_MISSING: kind('blocked', 'stock', 'Stock isn’t stated', ({ read }) =>
    read.cells.quantity === undefined
      ? 'Enter how many you have, or “not counted” if you don’t count them.'
      : 'Your file has words instead of a number. Enter how many you have, or “not counted” if you don’t count them.',
  ),
  STOCK_UNREADABLE: kind('blocked', 'stock', 'Stock must be a number, 0 or more', (view) =>
    wrongValues.stock(view.value('stock').text ?? ''),
  ),
  SKU_SHARED: kind(
    'blocked',
    'sku',
    'Different items have one SKU',
    () =>
      'A row with another name or variant has this SKU too. Change one of them or leave a row out: your next list is matched by the SKU.',
  ),
  DEPARTMENT_UNKNOWN: kind('blocked', 'departments', 'Department is unknown', (view) =>
    wrongValues.departments(view.value('departments').text ?? ''),
  ),
  PRICED_PER_MISSING: kind(
    'blocked',
    'pricedPer',
    'Price basis is missing',
    () => 'Choose whether the price is per visit, hour, day or unit.',
  ),
  UNIT_MISSING: kind('blocked', 'unit', 'Unit needs a name', () => 'Enter the unit, like m² or metre.'),
  DURATION_MISSING: kind(
    'blocked',
    'durationMinutes',
    'Duration isn’t stated',
    () => 'Enter how many minutes it takes. This is how long we block in your calendar.',
  ),
  DURATION_UNREADABLE: kind('blocked', 'durationMinutes', 'Duration can’t be booked', (view) =>
    wrongValues.durationMinutes(view.value('durationMinutes').text ?? ''),
  ),
  LEAD_TIME_MISSING: kind(
    'blocked',
    'leadTimeHours',
    'Lead time isn’t stated',
    () => 'Enter how many hours before the start it can be booked at the latest.',
  ),
  LEAD_TIME_UNREADABLE: kind('blocked', 'leadTimeHours', 'Lead time can’t be read', (view) =>
    wrongValues.leadTimeHours(view.value('leadTimeHours').text ?? ''),
  ),

  FORMULA_FAILED: kind(
    'doubtful',
    null,
    'Formula failed in the file',
    (_, field) => `The formula for the ${fieldLabels[field]} shows an error in your file.`,
  ),
  PRICE_PLACEHOLDER: kind(
    'doubtful',
    'price',
    'Price looks like a placeholder',
    (view) => `${view.value('price').text ?? ''} looks like a placeholder for “not known yet”.`,
  ),
  PRICE_IS_TEXT: kind(
    'doubtful',
    'price',
    'Price has text next to it',
    (view) => `Your file says “${view.read.priceText ?? ''}”. We used ${view.value('price').text ?? ''}.`,
  ),
  PRICE_AMBIGUOUS: kind('doubtful', 'price', 'Price isn’t certain', (view) =>
    doubtOf(view, 'price', 'PRICE_AMBIGUOUS'),
  ),
  PRICE_UNLIKE: kind(
    'doubtful',
    'price',
    'Price is far from the other one',
    (view) =>
      `${view.value('price').text ?? ''} is far from the other price in this row. In the other rows the two are closer.`,
  ),
  PRICE_JUMP: kind('doubtful', 'price', 'Price changed by more than half', (view) => {
    const before = view.compared?.own?.price;
    return before === undefined
      ? 'The price changed by more than half.'
      : `It was ${fromMinor(before.amountMinor, before.currency)} ${before.currency} before.`;
  }),
  CURRENCY_MIXED: kind(
    'doubtful',
    'currency',
    'Several currencies in one list',
    (view) => `This price is in ${view.value('currency').text ?? ''}; others in the list aren’t.`,
  ),
  SKU_REPEATED: kind(
    'doubtful',
    'sku',
    'Same item more than once',
    () => 'Another row has the same SKU, name and variant. The last one in the list is used.',
  ),
  NAME_REPEATED: kind(
    'doubtful',
    'name',
    'Same name more than once',
    () =>
      'Another row has the same name and variant, and there is no SKU to distinguish them. The last one in the list is used.',
  ),
  BARCODE_REPEATED: kind(
    'doubtful',
    'barcode',
    'Same barcode on different items',
    () => 'A row with another name has the same barcode.',
  ),
  BARCODE_INVALID: kind(
    'doubtful',
    'barcode',
    'Barcode isn’t valid',
    () => 'Its check digit is wrong, so the item is imported without a barcode.',
  ),
  MATCH_UNDECIDED: kind(
    'doubtful',
    'name',
    'May already be in the marketplace',
    (view) =>
      `Is it “${view.compared?.matches[0]?.name ?? ''}”? Until you confirm, it’s imported as a separate product.`,
  ),
  STOCK_AMBIGUOUS: kind('doubtful', 'stock', 'Stock isn’t certain', (view) =>
    doubtOf(view, 'stock', 'QUANTITY_AMBIGUOUS'),
  ),
  UNIT_UNKNOWN: kind(
    'doubtful',
    'unit',
    'Unit isn’t one we know',
    (view) =>
      `We don’t know ${quoted(view, 'unit')} as a unit. Choose one of ours, like visit, hour, m² or person, or keep it if crew understand it.`,
  ),
  PICTURE_UNCLEAR: kind(
    'doubtful',
    null,
    'Hard to read in the picture',
    () => 'Your list is a picture and this row isn’t clear. Compare it with the original.',
  ),
  MODEL_READ: kind(
    'doubtful',
    null,
    'Read by a language model',
    (_, field) =>
      `Our rules did not find the ${fieldLabels[field]}; a language model picked it from this row.`,
  ),
  UNSURE: kind('doubtful', null, 'We aren’t sure about this value', (view, field) => {
    const share = Math.round((view.read.confidence[parserNameOf(field)] ?? 0) * 100);
    return `We are only ${share} % sure about the ${fieldLabels[field]}. Please check it.`;
  }),

  PRICE_TAX_TAKEN: kind('note', 'price', 'Tax was taken out of the price', (view) =>
    view.price.ok
      ? `Your file says that ${view.value('price').text ?? ''} includes tax: before ${(view.price.taxTaken ?? 0) / 100} % tax it is ${fromMinor(view.price.minor, view.currency)} ${view.currency}.`
      : '',
  ),
  PRICE_CONVERTED: kind('note', 'price', 'Price was converted', (view) =>
    view.price.ok
      ? `${view.value('price').text ?? ''} ${view.price.convertedFrom ?? ''} converts to ${fromMinor(view.price.minor, view.currency)} ${view.currency}.`
      : '',
  ),
  PRICE_ROUNDED: kind('note', 'price', 'Price was rounded', (view) =>
    view.price.ok
      ? `${view.value('price').text ?? ''} was rounded to ${fromMinor(view.price.minor, view.currency)} ${view.currency}.`
      : '',
  ),
  NOT_SOLD: kind(
    'note',
    null,
    'Imported paused',
    (view) =>
      `Your file says “${view.read.notSold ?? ''}”, so nobody sees it until you put it on sale in your inventory.`,
  ),
  NAME_SHARED: kind(
    'note',
    'name',
    'Buyers see another name',
    (view) =>
      `Buyers go on seeing “${view.compared?.own?.sharedName ?? ''}”: other items have the same product. ${quoted(view, 'name')} is shown in your inventory alone.`,
  ),
  DEPARTMENT_MISSING: kind('note', 'departments', 'No department', () => 'It can only be found by search.'),
  DEPARTMENT_SUGGESTED: kind(
    'note',
    'departments',
    'Department is a guess',
    () => 'Its description suggests this department. Change it if it’s wrong.',
  ),
  TEXT_CUT: kind(
    'note',
    null,
    'Text was shortened',
    (_, field) => `${upperFirst(fieldLabels[field])}: too long, so the end was cut off.`,
  ),
  PICTURE_LEFT_OUT: kind(
    'note',
    'imageUrl',
    'Picture isn’t imported',
    () =>
      'We don’t fetch pictures from web addresses. Add them to the item in your inventory after the import.',
  ),
} as const satisfies Readonly<Record<string, FindingKind>>;

export type FindingCode = keyof typeof findingKinds;

/** The findings of rows that lack a value that is asked for. */
export const lackCodes: Readonly<Partial<Record<ReviewField, FindingCode>>> = {
  currency: 'CURRENCY_MISSING',
  departments: 'DEPARTMENT_MISSING',
  tax: 'TAX_MISSING',
  stock: 'STOCK_MISSING',
  pricedPer: 'PRICED_PER_MISSING',
  unit: 'UNIT_MISSING',
  durationMinutes: 'DURATION_MISSING',
  leadTimeHours: 'LEAD_TIME_MISSING',
};

/** A finding without its texts. */
export interface Found {
  readonly code: FindingCode;
  readonly field: ReviewField | null;
}

// Widens the type that `satisfies` keeps narrow, so that any code can be looked up.
const kinds: Readonly<Record<FindingCode, FindingKind>> = findingKinds;
/** In the order of `findingKinds`. */
export const findingCodes = Object.keys(kinds) as readonly FindingCode[];

// Shared objects, since a list of 100,000 rows has several hundred thousand findings.
const plain = new Map<FindingCode, Found>(
  findingCodes.map((code) => [code, { code, field: kinds[code].field }]),
);
/** A finding about the field that its code names. */
export const plainFound = (code: FindingCode): Found => plain.get(code) ?? { code, field: null };

export const kindOf = (code: FindingCode): FindingKind => kinds[code];

/** The finding with its texts. */
export function findingOf(view: RowView, { code, field }: Found): Finding {
  const { level, message } = kinds[code];
  return { level, code, field, message: message(view, field ?? 'name') };
}
