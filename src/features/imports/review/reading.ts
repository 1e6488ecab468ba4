import { ApiError } from '../../../api/index.ts';
import type { ImportKind, ReviewField } from '../../../machines/import/index.ts';
import { fieldOfParser, fieldsOf, parserNameOf } from './fields.ts';
import { fieldText, lineOf } from './field-text.domain.ts';
import type { Understood } from './review.types.ts';

/** One row of the parser's answer. */
export interface ReadRow {
  /** In the format of a review, except for a service's price basis, which stays as in the file. */
  readonly texts: Readonly<Partial<Record<ReviewField, string>>>;
  readonly hasPrice: boolean;
  /** The price as in the file, if it is not a plain number. */
  readonly priceText: string | null;
  readonly taxIncluded: boolean | null;
  /** What the file says of it if it is not sold: "discontinued". */
  readonly notSold: string | null;
  readonly sheet: string | null;
  readonly page: number | null;
  /** Its row in the sheet, or its line in the file. */
  readonly line: number;
  /** The parser's name of a field → address. */
  readonly cells: Readonly<Record<string, string>>;
  readonly values: readonly string[];
  /** The parser's name of a field → 0 to 1. */
  readonly confidence: Readonly<Record<string, number>>;
  /** The parser's own issues with the row. */
  readonly issues: readonly ReadIssue[];
  /** Fields that the parser guessed. */
  readonly unsure: readonly ReviewField[];
}

interface ReadIssue {
  /** The parser's code (contract: RowIssueCode). */
  readonly code: string;
  readonly field: ReviewField | null;
  /** The parser's reason, a sentence; empty if it gives none. */
  readonly message: string;
}

/** The confidence from which a value counts as read rather than guessed. */
const sureFrom = 0.6;
const none: readonly never[] = [];

export interface Reading {
  readonly kind: ImportKind;
  readonly rows: readonly ReadRow[];
  readonly understood: Understood;
}

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}

const nothingUnderstood: Understood = {
  format: 'csv',
  encoding: null,
  separator: null,
  language: null,
  system: null,
  currency: null,
  sheets: [],
  columns: [],
  rowsRead: 0,
  leftOut: [],
  leftOutCount: 0,
  issues: [],
};

const issuesOf = (kind: ImportKind, given: readonly unknown[]): readonly ReadIssue[] =>
  given.filter(isJson).map(({ code, field, message }) => ({
    code: textOf(code) ?? '',
    field: fieldOfParser(kind, textOf(field)),
    message: textOf(message) ?? '',
  }));

function readRow(kind: ImportKind, input: Json, index: number): ReadRow {
  const texts: Partial<Record<ReviewField, string>> = {};
  for (const field of fieldsOf[kind]) {
    const read = textOf(input[parserNameOf(field)]);
    // The parser's unit of a service is its price basis.
    if (read === null || (kind === 'services' && field === 'unit')) continue;
    const text = field === 'pricedPer' ? lineOf(read) : fieldText(kind, field, read, '.').text;
    if (text !== null) texts[field] = text;
  }
  const hasPrice = texts.price !== undefined;
  const priceText = textOf(input.priceText);
  if (!hasPrice && priceText !== null) texts.price = priceText;
  const source = isJson(input.source) ? input.source : {};
  const confidence = isJson(input.confidence) ? (input.confidence as ReadRow['confidence']) : {};
  const unsure = fieldsOf[kind].filter((field) => {
    const share = texts[field] === undefined ? undefined : confidence[parserNameOf(field)];
    return share !== undefined && share < sureFrom;
  });
  return {
    texts,
    hasPrice,
    priceText,
    taxIncluded: typeof input.taxIncluded === 'boolean' ? input.taxIncluded : null,
    notSold: textOf(input.notSold),
    sheet: textOf(source.sheet),
    page: typeof source.page === 'number' ? source.page : null,
    line: typeof source.row === 'number' ? source.row : index + 1,
    // The shapes of the parser's contract; other parsers omit them.
    cells: isJson(source.cells) ? (source.cells as ReadRow['cells']) : {},
    values: Array.isArray(source.values) ? (source.values as string[]) : [],
    confidence,
    issues: Array.isArray(input.issues) && input.issues.length > 0 ? issuesOf(kind, input.issues) : none,
    unsure: unsure.length > 0 ? unsure : none,
  };
}

/** Validates the parser's answer; throws the specification's message if the list is missing (contract: ai-parser). */
export function readingOf(kind: ImportKind, input: unknown): Reading {
  const list = isJson(input) ? input[kind] : undefined;
  if (!isJson(input) || !Array.isArray(list) || !list.every(isJson))
    throw new ApiError({ code: 'BAD_RESPONSE', message: 'AI parser returned an invalid response' });
  return {
    kind,
    rows: list.map((row, index) => readRow(kind, row, index)),
    // The parser guarantees its shape; it may only be missing.
    understood: isJson(input.understood)
      ? { ...nothingUnderstood, ...(input.understood as Partial<Understood>) }
      : nothingUnderstood,
  };
}
