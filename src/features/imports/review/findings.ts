import { fromMinor } from '../../../lib/money-minor.ts';
import { fieldWords, type ReviewField } from '../../../machines/import/index.ts';
import { departmentsOf } from './field-text.domain.ts';
import { durationMinutesMax, durationMinutesMin, lettersMax, lettersOf, parserNameOf } from './fields.ts';
import type { Finding, Level } from './review.types.ts';
import { inFigures } from './review.words.ts';
import type { RowView } from './row-view.ts';

interface FindingKind {
  readonly level: Level;
  /** What it is about; null where a row has it of several fields. */
  readonly field: ReviewField | null;
  /** Of all rows that have it. */
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

/** Everything that is said about rows, the worst first. */
export const findingKinds = {
  NAME_MISSING: kind(
    'blocked',
    'name',
    'Name is missing',
    () => 'Give it a name: nobody can find it without.',
  ),
  PRICE_MISSING: kind('blocked', 'price', 'Price is missing', () => 'Give it a price.'),
  PRICE_UNREADABLE: kind(
    'blocked',
    'price',
    'Price is no number',
    (view) => `${quoted(view, 'price')} is no price. Write a number like 89.50.`,
  ),
  PRICE_NEGATIVE: kind('blocked', 'price', 'Price is below zero', () => 'A price can’t be below zero.'),
  PRICE_TOO_HIGH: kind(
    'blocked',
    'price',
    'Price is too high',
    () => 'This is more than anything sold here can cost.',
  ),
  CURRENCY_MISSING: kind(
    'blocked',
    'currency',
    'Currency is missing',
    () => 'Say which currency this price is in.',
  ),
  CURRENCY_UNKNOWN: kind(
    'blocked',
    'currency',
    'Currency is unknown',
    (view) => `${quoted(view, 'currency')} is no currency that we know. Write its code, like EUR.`,
  ),
  RATE_MISSING: kind(
    'blocked',
    'currency',
    'Exchange rate is not confirmed',
    (view) => `Confirm the rate at which ${view.value('currency').text ?? ''} becomes ${view.currency}.`,
  ),
  TEXT_TOO_LONG: kind(
    'blocked',
    null,
    'Text is too long',
    (view, field) =>
      `The ${fieldWords[field]} has ${inFigures(lettersOf(view.value(field).text ?? ''))} letters; ${lettersMax[field] ?? 0} is the most.`,
  ),
  TAX_UNREADABLE: kind(
    'blocked',
    'tax',
    'Tax is no rate',
    (view) => `${quoted(view, 'tax')} is no rate of tax. Write per cent from 0 to 100, like 21.`,
  ),
  DEPARTMENT_UNKNOWN: kind(
    'blocked',
    'departments',
    'Department is unknown',
    (view) =>
      `“${departmentsOf(view.value('departments').text ?? '').unknown.join(', ')}” is no department: captain, crew, exterior, interior, chef-galley or engineering.`,
  ),
  PRICED_PER_MISSING: kind(
    'blocked',
    'pricedPer',
    'What the price is for is missing',
    () => 'Say whether the price is per visit, hour, day or unit.',
  ),
  UNIT_MISSING: kind('blocked', 'unit', 'Unit has no name', () => 'Name the unit, like m² or metre.'),
  DURATION_UNREADABLE: kind(
    'blocked',
    'durationMinutes',
    'Duration can’t be booked',
    (view) =>
      `${quoted(view, 'durationMinutes')} can’t be booked: write minutes from ${durationMinutesMin} to ${inFigures(durationMinutesMax)}.`,
  ),

  FORMULA_FAILED: kind(
    'doubtful',
    null,
    'Formula failed in the file',
    (_, field) => `The formula for the ${fieldWords[field]} shows an error in your file.`,
  ),
  PRICE_ZERO: kind('doubtful', 'price', 'Price is zero', () => 'It would be given away.'),
  PRICE_PLACEHOLDER: kind(
    'doubtful',
    'price',
    'Price looks like a placeholder',
    (view) => `${view.value('price').text ?? ''} looks like a number that stands for “not known yet”.`,
  ),
  PRICE_IS_TEXT: kind(
    'doubtful',
    'price',
    'Price has words beside it',
    (view) => `Your file says “${view.read.priceText ?? ''}”. We took ${view.value('price').text ?? ''}.`,
  ),
  PRICE_AMBIGUOUS: kind(
    'doubtful',
    'price',
    'Price can be read in two ways',
    (view) =>
      `We read ${view.value('price').text ?? ''}. With another decimal mark it would be another number.`,
  ),
  PRICE_JUMP: kind('doubtful', 'price', 'Price changed by more than half', (view) => {
    const before = view.compared?.own?.price;
    return before === undefined
      ? 'It changed by more than half.'
      : `It was ${fromMinor(before.amountMinor, before.currency)} ${before.currency} until now.`;
  }),
  CURRENCY_MIXED: kind(
    'doubtful',
    'currency',
    'Several currencies in one list',
    (view) => `This price is in ${view.value('currency').text ?? ''}, others in the list are not.`,
  ),
  SKU_REPEATED: kind(
    'doubtful',
    'sku',
    'Same SKU more than once',
    () => 'Another row has the same SKU and variant. The last one in the list counts.',
  ),
  NAME_REPEATED: kind(
    'doubtful',
    'name',
    'Same name more than once',
    () =>
      'Another row has the same name and variant, and no SKU tells them apart. The last one in the list counts.',
  ),
  BARCODE_REPEATED: kind(
    'doubtful',
    'barcode',
    'Same barcode on different things',
    () => 'A row with another name has the same barcode.',
  ),
  BARCODE_INVALID: kind(
    'doubtful',
    'barcode',
    'Barcode is not right',
    () => 'Its digits don’t add up, so it is imported without a barcode.',
  ),
  MATCH_UNDECIDED: kind(
    'doubtful',
    'name',
    'May be a product that is here already',
    (view) =>
      `Is it “${view.compared?.matches[0]?.name ?? ''}”? Until you say so it becomes a product of its own.`,
  ),
  STOCK_UNREADABLE: kind(
    'doubtful',
    'stock',
    'Stock is no count',
    (view) => `${quoted(view, 'stock')} is no count, so it is imported without one.`,
  ),
  STOCK_AMBIGUOUS: kind('doubtful', 'stock', 'Stock can be read in two ways', (view) => {
    const { text } = view.value('stock');
    return text === null
      ? 'What your file says is no plain count, so it is imported without one.'
      : `We read ${text}. With another decimal mark it would be another number.`;
  }),
  PICTURE_UNCLEAR: kind(
    'doubtful',
    null,
    'Hard to make out in the picture',
    () => 'Your list is a picture, and this row is not clear in it. Please compare it with the paper.',
  ),
  MODEL_READ: kind(
    'doubtful',
    null,
    'Read by a language model',
    (_, field) =>
      `Our rules did not find the ${fieldWords[field]}; a language model picked it from this row.`,
  ),
  UNSURE: kind('doubtful', null, 'Read with doubt', (view, field) => {
    const share = Math.round((view.read.confidence[parserNameOf(field)] ?? 0) * 100);
    return `We are only ${share} % sure of the ${fieldWords[field]}. Please look.`;
  }),

  PRICE_CONVERTED: kind('note', 'price', 'Price is converted', (view) =>
    view.price.ok
      ? `${view.value('price').text ?? ''} ${view.price.convertedFrom ?? ''} become ${fromMinor(view.price.minor, view.currency)} ${view.currency}.`
      : '',
  ),
  PRICE_ROUNDED: kind('note', 'price', 'Price is rounded', (view) =>
    view.price.ok
      ? `${view.value('price').text ?? ''} becomes ${fromMinor(view.price.minor, view.currency)} ${view.currency}.`
      : '',
  ),
  TAX_UNKNOWN: kind(
    'note',
    'tax',
    'Tax is not said',
    () => 'Your file doesn’t say whether tax is in the price.',
  ),
  DEPARTMENT_MISSING: kind('note', 'departments', 'No department', () => 'It is found by search alone.'),
  DEPARTMENT_SUGGESTED: kind(
    'note',
    'departments',
    'Department is our guess',
    () => 'Its words suggest this department. Change it when it is another.',
  ),
  STOCK_MISSING: kind('note', 'stock', 'No stock', () => 'Your file says no stock, so it isn’t counted.'),
  DURATION_ASSUMED: kind('note', 'durationMinutes', 'No duration', () => 'It is booked for 60 minutes.'),
  TEXT_CUT: kind(
    'note',
    null,
    'Text is shortened',
    (_, field) => `${upperFirst(fieldWords[field])}: too long, so its end is left out.`,
  ),
  PICTURE_LEFT_OUT: kind(
    'note',
    'imageUrl',
    'Picture can’t be used',
    () => 'This is no web address of a picture, so it is imported without one.',
  ),
} as const satisfies Readonly<Record<string, FindingKind>>;

export type FindingCode = keyof typeof findingKinds;

/** A finding before it is put in words. */
export interface Found {
  readonly code: FindingCode;
  readonly field: ReviewField | null;
}

// What `satisfies` keeps narrow is looked up by any code here.
const kinds: Readonly<Record<FindingCode, FindingKind>> = findingKinds;
/** In the order of `findingKinds`. */
export const findingCodes = Object.keys(kinds) as readonly FindingCode[];

// One object for all rows: a list of 100,000 has several hundred thousand of them.
const plain = new Map<FindingCode, Found>(
  findingCodes.map((code) => [code, { code, field: kinds[code].field }]),
);
/** A finding about the field that its code speaks of. */
export const plainFound = (code: FindingCode): Found => plain.get(code) ?? { code, field: null };

export const kindOf = (code: FindingCode): FindingKind => kinds[code];

/** The finding in words. */
export function findingOf(view: RowView, { code, field }: Found): Finding {
  const { level, message } = kinds[code];
  return { level, code, field, message: message(view, field ?? 'name') };
}
