import type { ComparedRow, ImportKind, ReviewField } from '../../../machines/import/index.ts';
import { minorDigitsOf } from '../../../lib/money-minor.ts';
import { isBarcode } from '../../../lib/barcode.ts';
import { departmentsOf, fieldText, isCurrency, notCounted } from './field-text.domain.ts';
import {
  durationMinutesMax,
  durationMinutesMin,
  leadTimeHoursMax,
  isLongerThan,
  lettersMax,
  neverCut,
  stockMax,
} from './fields.ts';
import { isNamedOtherwise } from './listed-name.domain.ts';
import { kindOf, plainFound, type FindingCode, type Found } from './findings.ts';
import { isFiner, isJump, isPlaceholder } from './row-price.domain.ts';
import type { Level } from './review.types.ts';
import type { RowView } from './row-view.ts';
import { isStrangeServiceUnit } from './units.domain.ts';
import { wrongValues } from './wrong-values.ts';

type Find = (code: FindingCode, field?: ReviewField) => void;

const limited = Object.entries(lettersMax) as readonly (readonly [ReviewField, number])[];

/** A percentage in basis points; null if it is not a tax rate. */
export function basisPointsOf(tax: string): number | null {
  if (!/^\d+(?:\.\d+)?$/u.test(tax)) return null;
  const points = Math.round(Number(tax) * 100);
  return points <= 10_000 ? points : null;
}

/** A whole count; null if it is invalid or too large. */
export function stockOf(text: string): number | null {
  if (!/^\d+(?:\.0+)?$/u.test(text)) return null;
  const count = Number(text);
  return count <= stockMax ? count : null;
}

/** A bookable duration in minutes; null if it is invalid. */
export function durationOf(text: string): number | null {
  if (!/^\d+(?:\.0+)?$/u.test(text)) return null;
  const minutes = Number(text);
  return minutes >= durationMinutesMin && minutes <= durationMinutesMax ? minutes : null;
}

/** A lead time in whole hours; null if it is invalid. */
export function leadTimeOf(text: string): number | null {
  if (!/^\d+(?:\.0+)?$/u.test(text)) return null;
  const hours = Number(text);
  return hours <= leadTimeHoursMax ? hours : null;
}

/** Why a field can't have a value, for people; null if it can. */
export function problemOfValue(kind: ImportKind, field: ReviewField, typed: string): string | null {
  const { text } = fieldText(kind, field, typed);
  if (text === null) return null;
  if (field === 'currency') return isCurrency(text) ? null : wrongValues.currency(text);
  if (field === 'departments')
    return departmentsOf(text).unknown.length === 0 ? null : wrongValues.departments(text);
  if (field === 'tax') return basisPointsOf(text) === null ? wrongValues.tax(text) : null;
  if (field === 'stock')
    return text === notCounted || stockOf(text) !== null ? null : wrongValues.stock(text);
  if (field === 'durationMinutes')
    return durationOf(text) === null ? wrongValues.durationMinutes(text) : null;
  if (field === 'leadTimeHours') return leadTimeOf(text) === null ? wrongValues.leadTimeHours(text) : null;
  return null;
}

function checkTexts(view: RowView, find: Find): void {
  if (view.value('name').text === null) find('NAME_MISSING');
  for (const [field, most] of limited) {
    const { text } = view.value(field);
    if (text === null || field === 'imageUrl' || !isLongerThan(text, most)) continue;
    find(neverCut.includes(field) ? 'TEXT_TOO_LONG' : 'TEXT_CUT', field);
  }
}

function checkPrice(view: RowView, find: Find): void {
  const { price, read } = view;
  if (!price.ok) {
    find(price.code);
    return;
  }
  const value = view.value('price');
  const text = value.text ?? '';
  if (isPlaceholder(text)) find('PRICE_PLACEHOLDER');
  if (value.isAmbiguous) find('PRICE_AMBIGUOUS');
  const isAsRead = value.origin === 'read' && text === read.texts.price;
  if (isAsRead && read.issues.some(({ code }) => code === 'PRICE_UNLIKE')) find('PRICE_UNLIKE');
  if (value.isParsed && read.priceText !== null) find('PRICE_IS_TEXT');
  const before = view.compared?.own?.price;
  if (before?.currency === view.currency && isJump(before.amountMinor, price.minor)) find('PRICE_JUMP');
  if (price.taxTaken !== null) find('PRICE_TAX_TAKEN');
  if (price.convertedFrom !== null) find('PRICE_CONVERTED');
  else if (isFiner(text, minorDigitsOf(view.currency))) find('PRICE_ROUNDED');
}

function checkTax(view: RowView, find: Find): void {
  const { text } = view.value('tax');
  if (text === null) {
    if (isOpen(view, 'tax')) find('TAX_MISSING');
  } else if (basisPointsOf(text) === null) find('TAX_UNREADABLE');
}

/**
 * Whether an existing listing already has a value for a field that is asked for. Every listing has a stock, counted or
 * not.
 */
export function isAnsweredBy(own: ComparedRow['own'], field: ReviewField): boolean {
  if (!own) return false;
  if (field === 'tax') return own.taxBasisPoints !== null;
  return field === 'stock' || field === 'durationMinutes' || field === 'leadTimeHours';
}

const isOpen = ({ compared }: RowView, field: ReviewField): boolean =>
  !isAnsweredBy(compared?.own ?? null, field);

function checkDepartments(view: RowView, find: Find): void {
  const { text, isParsed } = view.value('departments');
  if (text === null) find('DEPARTMENT_MISSING');
  else if (departmentsOf(text).unknown.length > 0) find('DEPARTMENT_UNKNOWN');
  else if (isParsed && view.read.unsure.includes('departments')) find('DEPARTMENT_SUGGESTED');
}

function checkProduct(view: RowView, find: Find): void {
  const stock = view.value('stock');
  if (stock.text === null) {
    if (isOpen(view, 'stock')) find('STOCK_MISSING');
  } else if (stock.text !== notCounted && stockOf(stock.text) === null) find('STOCK_UNREADABLE');
  else if (stock.isAmbiguous) find('STOCK_AMBIGUOUS');

  const barcode = view.value('barcode').text;
  if (barcode !== null && !isBarcode(barcode)) find('BARCODE_INVALID');
  else if (view.isBarcodeShared) find('BARCODE_REPEATED');

  if (view.value('imageUrl').text !== null) find('PICTURE_LEFT_OUT');
  if (view.isSkuShared) find('SKU_SHARED');
  if (isNamedOtherwise(view)) find('NAME_SHARED');
  if (isUndecided(view)) find('MATCH_UNDECIDED');
}

/** Whether possible matches wait for the vendor's decision; existing listings need none. */
export function isUndecided({ compared, match }: Pick<RowView, 'compared' | 'match'>): boolean {
  if (!compared || compared.own || match !== undefined) return false;
  return compared.matches.length > 0 && !compared.matches.some(({ isSure }) => isSure);
}

function checkService(view: RowView, find: Find): void {
  const per = view.value('pricedPer').text;
  if (per === null) find('PRICED_PER_MISSING');
  else if (per === 'unit' && view.value('unit').text === null) find('UNIT_MISSING');
  else if (per === 'unit' && isStrangeServiceUnit(view.value('unit').text)) find('UNIT_UNKNOWN');
  const duration = view.value('durationMinutes').text;
  if (duration === null) {
    if (isOpen(view, 'durationMinutes')) find('DURATION_MISSING');
  } else if (durationOf(duration) === null) find('DURATION_UNREADABLE');
  const leadTime = view.value('leadTimeHours').text;
  if (leadTime === null) {
    if (isOpen(view, 'leadTimeHours')) find('LEAD_TIME_MISSING');
  } else if (leadTimeOf(leadTime) === null) find('LEAD_TIME_UNREADABLE');
}

const fieldLevelCodes = ['FORMULA_FAILED', 'TEXT_CUT', 'CURRENCY_MIXED', 'MODEL_READ'] as const;
const isSaidOfField = (code: string): code is (typeof fieldLevelCodes)[number] =>
  fieldLevelCodes.some((each) => each === code);

/** The parser's doubts about values that are still as it read them, unless they have an error anyway. */
function checkReading(view: RowView, find: Find, isWrong: (field: ReviewField) => boolean): void {
  for (const { code, field } of view.read.issues) {
    if (code === 'PICTURE_UNCLEAR') find(code);
    if (field === null || !view.value(field).isParsed) continue;
    if (isSaidOfField(code)) find(code, field);
  }
  for (const field of view.read.unsure)
    if (field !== 'departments' && view.value(field).isParsed && !isWrong(field)) find('UNSURE', field);
}

/** All findings of a row, the most severe first. */
export function checkRow(view: RowView): readonly Found[] {
  const found: Record<Level, Found[]> = { blocked: [], doubtful: [], note: [] };
  const find: Find = (code, field) => {
    found[kindOf(code).level].push(field === undefined ? plainFound(code) : { code, field });
  };
  checkTexts(view, find);
  checkPrice(view, find);
  checkTax(view, find);
  checkDepartments(view, find);
  if (view.read.notSold !== null) find('NOT_SOLD');
  if (view.isRepeated && !view.isSkuShared)
    find(view.value('sku').text === null ? 'NAME_REPEATED' : 'SKU_REPEATED');
  if (view.kind === 'products') checkProduct(view, find);
  else checkService(view, find);
  const isOf = (field: ReviewField) => (one: Found) => one.field === field;
  checkReading(view, find, (field) => found.blocked.some(isOf(field)) || found.doubtful.some(isOf(field)));
  return [...found.blocked, ...found.doubtful, ...found.note];
}

/** The fields that a row lacks and that can be answered for all rows. */
export function lackingOf(view: RowView): readonly ReviewField[] {
  const lacking: ReviewField[] = [];
  const lacks = (field: ReviewField) => {
    const { text, origin } = view.value(field);
    return text === null || origin === 'default';
  };
  if (view.value('price').text !== null && lacks('currency')) lacking.push('currency');
  if (lacks('departments')) lacking.push('departments');
  if (lacks('tax') && isOpen(view, 'tax')) lacking.push('tax');
  if (view.kind === 'products') {
    if (lacks('stock') && isOpen(view, 'stock')) lacking.push('stock');
    return lacking;
  }
  if (lacks('pricedPer')) lacking.push('pricedPer');
  if (view.value('pricedPer').text === 'unit' && lacks('unit')) lacking.push('unit');
  if (lacks('durationMinutes') && isOpen(view, 'durationMinutes')) lacking.push('durationMinutes');
  if (lacks('leadTimeHours') && isOpen(view, 'leadTimeHours')) lacking.push('leadTimeHours');
  return lacking;
}
