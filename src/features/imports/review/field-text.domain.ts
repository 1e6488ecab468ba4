import { readDecimal, type DecimalMark } from '../../../lib/decimal-text.ts';
import { leadTimeHoursOf } from '../../../lib/lead-time.ts';
import type { ImportKind, ReviewField } from '../../../machines/import/index.ts';
import { productUnitOf, serviceUnitOf } from './units.domain.ts';

interface FieldText {
  /** In the format of a review (ReviewCell.value); unchanged if it cannot be parsed, null if empty. */
  readonly text: string | null;
  readonly isAmbiguous: boolean;
}

const nothing: FieldText = { text: null, isAmbiguous: false };
const sure = (text: string): FieldText => ({ text, isAmbiguous: false });

/** One line as the server will store it; null if it is empty. */
export function lineOf(text: string): string | null {
  const clean = /[^\x20-\x7E]/u.test(text)
    ? text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
        .normalize('NFC')
    : text;
  return clean.replaceAll(/\s{2,}/gu, ' ').trim() || null;
}

/** Like lineOf, but keeps line breaks. */
function paragraphsOf(text: string): string | null {
  const clean = text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');
  return clean.normalize('NFC').trim() || null;
}

const currencies = new Set(Intl.supportedValuesOf('currency'));
const currencyNames = new Map<string, string>([
  ...(['€', 'euro', 'euros'] as const).map((word) => [word, 'EUR'] as const),
  ...(['£', 'pound', 'pounds', 'sterling'] as const).map((word) => [word, 'GBP'] as const),
  ...(['$', 'us$', 'dollar', 'dollars'] as const).map((word) => [word, 'USD'] as const),
  ...(['fr.', 'sfr', 'sfr.'] as const).map((word) => [word, 'CHF'] as const),
]);

export const isCurrency = (code: string): boolean => currencies.has(code);

function currencyText(text: string): FieldText {
  const upper = text.toUpperCase();
  return sure(isCurrency(upper) ? upper : (currencyNames.get(text.toLowerCase()) ?? text));
}

const departments = ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'] as const;
type DepartmentSlug = (typeof departments)[number];
const departmentNames = new Map<string, DepartmentSlug>([
  ...departments.map((slug) => [slug, slug] as const),
  ...(['bridge', 'navigation', 'captains'] as const).map((word) => [word, 'captain'] as const),
  ...(['uniform', 'uniforms', 'clothing', 'crew wear'] as const).map((word) => [word, 'crew'] as const),
  ...(['deck', 'on deck', 'outside', 'rigging', 'sails', 'mooring', 'anchoring', 'ropes'] as const).map(
    (word) => [word, 'exterior'] as const,
  ),
  ...(['inside', 'housekeeping', 'linen', 'laundry'] as const).map((word) => [word, 'interior'] as const),
  ...(['chef', 'galley', 'chef & galley', 'chef and galley', 'chef galley', 'provisions'] as const).map(
    (word) => [word, 'chef-galley'] as const,
  ),
  ...(['engine', 'engines', 'engine room', 'technical', 'electrical', 'plumbing'] as const).map(
    (word) => [word, 'engineering'] as const,
  ),
]);

/** `Exterior; deck, interior` as unique slugs; unknown departments stay as they are. */
function departmentsText(text: string): FieldText {
  const named = text
    .split(/[,;|/]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => departmentNames.get(part.toLowerCase()) ?? part);
  return named.length === 0 ? nothing : sure([...new Set(named)].join(', '));
}

/** The departments in a review's text, and the parts that are not departments. */
export function departmentsOf(text: string): { known: DepartmentSlug[]; unknown: string[] } {
  const parts = text.split(', ');
  const known = departments.filter((slug) => parts.includes(slug));
  return { known, unknown: parts.filter((part) => !known.some((slug) => slug === part)) };
}

const numberWithCurrency = /^(?:[A-Za-z]{3}\s+)?(.+?)(?:\s*[A-Za-z]{3})?$/u;

function decimalText(text: string, bare: string, decimal: DecimalMark | undefined): FieldText {
  const read = readDecimal(bare, decimal ? { decimal } : {});
  return read ? { text: read.decimal, isAmbiguous: read.isAmbiguous } : sure(text);
}

/** The text for a stock that the supplier does not count. */
export const notCounted = 'not counted';

const stockAmount = /^(\d[\d.,' ]*?)\s*\p{L}[\p{L}.]{0,11}$/u;

function durationText(text: string): FieldText {
  const [, hours, minutes = '0'] =
    /^(\d{1,3})(?:\s*(?:h|hrs?|hours?|std)\.?\s*|:)([0-5]?\d)?(?:\s*min)?$/iu.exec(text) ?? [];
  if (hours !== undefined) return sure(String(Number(hours) * 60 + Number(minutes)));
  const [, bare = text] = /^(.+?)\s*(?:m|min|mins|minutes|minuten|minuti|minutos)\.?$/iu.exec(text) ?? [];
  const half = /^(\d{1,3}[.,]5)\s*(?:h|hrs?|hours?|std)\.?$/iu.exec(text)?.[1];
  if (half !== undefined) return sure(String(Number(half.replace(',', '.')) * 60));
  return decimalText(text, bare, undefined);
}

/** `2 days`, `2 Wochen`, `10 working days` as hours. */
function leadTimeText(text: string): FieldText {
  const hours = leadTimeHoursOf(text);
  return hours === null ? decimalText(text, text, undefined) : sure(String(hours));
}

/**
 * Converts any text of a field into the format of a review; `decimal` is the decimal mark of the numbers around it, if
 * known.
 */
export function fieldText(
  kind: ImportKind,
  field: ReviewField,
  value: string,
  decimal?: DecimalMark,
): FieldText {
  if (field === 'description') {
    const text = paragraphsOf(value);
    return text === null ? nothing : sure(text);
  }
  const text = lineOf(value);
  if (text === null) return nothing;
  if (field === 'price') {
    return decimalText(text, numberWithCurrency.exec(text)?.[1] ?? text, decimal);
  }
  if (field === 'stock' && text.toLowerCase() === notCounted) return sure(notCounted);
  if (field === 'stock') return decimalText(text, stockAmount.exec(text)?.[1] ?? text, decimal);
  if (field === 'tax') return decimalText(text, text.replace(/\s*%$/u, ''), undefined);
  if (field === 'currency') return currencyText(text);
  if (field === 'departments') return departmentsText(text);
  if (field === 'durationMinutes') return durationText(text);
  if (field === 'leadTimeHours') return leadTimeText(text);
  if (field === 'barcode') return sure(/^[\d\s-]+$/u.test(text) ? text.replaceAll(/[\s-]/gu, '') : text);
  if (field === 'pricedPer') return sure(serviceUnitOf(text).per);
  if (field === 'unit')
    return sure(kind === 'services' ? (serviceUnitOf(text).unit ?? text) : productUnitOf(text));
  return sure(text);
}
