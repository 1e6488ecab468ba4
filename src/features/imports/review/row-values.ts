import type { ReviewField } from '../../../machines/import/index.ts';
import { columnsOf, type ChosenMeanings, type FieldBase } from './columns.domain.ts';
import { fieldText } from './field-text.domain.ts';
import type { ReadRow, Reading } from './reading.ts';
import { serviceUnitOf } from './units.domain.ts';

/** A row's current value of one field. */
export interface RowValue {
  readonly text: string | null;
  readonly origin: 'read' | 'typed' | 'default';
  /** Whether the parser produced it from the file. */
  readonly isParsed: boolean;
  readonly isAmbiguous: boolean;
}

type Typed = Map<ReviewField, Map<number, string | null>>;

const asParsed = (text: string | null, isAmbiguous = false): RowValue => ({
  text,
  isAmbiguous,
  isParsed: true,
  origin: 'read',
});
const nothingRead: RowValue = { text: null, origin: 'read', isParsed: false, isAmbiguous: false };
const nothingParsed = asParsed(null);

const ambiguousBy: Readonly<Partial<Record<ReviewField, string>>> = {
  price: 'PRICE_AMBIGUOUS',
  stock: 'QUANTITY_AMBIGUOUS',
};

/**
 * The values of a reading's rows, in three layers: the file's values (as the parser read them, or in the columns that
 * the vendor chose), typed values that replace them, and defaults for rows without a value. `edit` is only for the
 * functions that apply edits.
 */
export function createRowValues(reading: Reading) {
  const { kind, rows } = reading;
  const columns = columnsOf(reading);
  const typed: Typed = new Map();
  const defaults = new Map<ReviewField, string>();
  let chosen: ChosenMeanings = columns.suggested;
  const bases = new Map<string, FieldBase>();

  function baseOf(sheet: string | null, field: ReviewField): FieldBase {
    if (chosen.size === 0) return 'parser';
    const key = `${field} ${sheet ?? ''}`;
    const known = bases.get(key);
    if (known !== undefined) return known;
    const base = columns.baseOf(chosen, sheet, field);
    bases.set(key, base);
    return base;
  }

  function parsed(row: ReadRow, field: ReviewField): RowValue {
    const text = row.texts[field];
    if (text === undefined) return nothingParsed;
    const issue = ambiguousBy[field];
    return asParsed(text, issue !== undefined && row.issues.some(({ code }) => code === issue));
  }

  /** The row's own value before it is formatted. */
  function raw(row: number, field: ReviewField): RowValue {
    const read = rows[row];
    if (!read) return nothingRead;
    const written = typed.get(field)?.get(row);
    if (written !== undefined) return { text: written, origin: 'typed', isParsed: false, isAmbiguous: false };
    const base = baseOf(read.sheet, field);
    if (base === 'parser') {
      const value = parsed(read, field);
      // A value that the vendor has confirmed is no longer a guess.
      return chosen.size > 0 && columns.isConfirmed(chosen, read.sheet, field)
        ? { ...value, isParsed: false }
        : value;
    }
    if (base === 'none') return nothingRead;
    const text = base.map((index) => read.values[index] ?? '').join(' ');
    const isNumber = field === 'price' || field === 'stock';
    const style = isNumber && base.length === 1 ? columns.styleOf(read.sheet, base[0] ?? 0) : null;
    return { ...nothingRead, ...fieldText(kind, field, text, style ?? undefined) };
  }

  /**
   * A service's price basis and unit are usually in one column, so each of the two fields can be read from the other's
   * text.
   */
  function fromUnit(row: number, field: ReviewField): RowValue {
    const own = raw(row, field);
    if (own.text !== null && own.origin === 'typed') return { ...own, ...fieldText(kind, field, own.text) };
    if (field === 'pricedPer') {
      const text = own.text ?? raw(row, 'unit').text;
      return text === null ? own : { ...own, text: serviceUnitOf(text).per };
    }
    if (own.text !== null || own.origin === 'typed') return own;
    const { text, ...how } = raw(row, 'pricedPer');
    return text === null ? own : { ...how, text: serviceUnitOf(text).unit };
  }

  /** The row's own value. */
  function own(row: number, field: ReviewField): RowValue {
    if (kind === 'services' && (field === 'pricedPer' || field === 'unit')) return fromUnit(row, field);
    const value = raw(row, field);
    if (value.origin !== 'typed' || value.text === null) return value;
    return { ...value, ...fieldText(kind, field, value.text) };
  }

  /**
   * The currency of a table whose prices are all in one; null if they are not, or if it says none. A row without a price
   * has no currency either, so that a price that is typed there is in the one of its table.
   */
  const onlyCurrencies = new Map<string | null, string | null>();
  for (const { sheet, texts } of rows) {
    if (texts.currency === undefined) continue;
    const known = onlyCurrencies.get(sheet);
    onlyCurrencies.set(sheet, known === undefined || known === texts.currency ? texts.currency : null);
  }

  function currencyOf(row: number): RowValue {
    const value = own(row, 'currency');
    const read = rows[row];
    if (value.text !== null || !read || read.texts.price !== undefined) return value;
    if (typed.get('price')?.get(row) === undefined) return value;
    return { ...value, text: onlyCurrencies.get(read.sheet) ?? null };
  }

  return {
    columns,
    own,
    value(row: number, field: ReviewField): RowValue {
      const value = field === 'currency' ? currencyOf(row) : own(row, field);
      const fallback = value.text === null ? defaults.get(field) : undefined;
      if (fallback === undefined) return value;
      return { text: fallback, origin: 'default', isParsed: false, isAmbiguous: false };
    },
    defaultOf: (field: ReviewField): string | null => defaults.get(field) ?? null,
    chosen: () => chosen,
    baseOf: (row: number, field: ReviewField): FieldBase => baseOf(rows[row]?.sheet ?? null, field),

    edit: {
      /** Returns the text that was typed before; undefined if there was none. */
      type(row: number, field: ReviewField, text: string | null | undefined): string | null | undefined {
        const ofField = typed.get(field) ?? new Map<number, string | null>();
        typed.set(field, ofField);
        const before = ofField.get(row);
        if (text === undefined) ofField.delete(row);
        else ofField.set(row, text);
        return before;
      },
      setDefault(field: ReviewField, text: string | null): void {
        const worded = text === null ? null : fieldText(kind, field, text).text;
        if (worded === null) defaults.delete(field);
        else defaults.set(field, worded);
      },
      setChosen(meanings: ChosenMeanings): void {
        chosen = meanings;
        bases.clear();
      },
    },
  };
}

export type RowValues = ReturnType<typeof createRowValues>;
