import { decimalStyleOf, type DecimalMark } from '../../../lib/decimal-text.ts';
import { fieldLabels, type ReviewField } from '../../../machines/import/index.ts';
import { fieldOfParser } from './fields.ts';
import type { Reading } from './reading.ts';
import type { FileColumn } from './review.types.ts';

/** The source of a field: the parser, none, or the texts of columns. */
export type FieldBase = 'parser' | 'none' | readonly number[];

/** The column meanings that the vendor chose, by `columnKey`; null for a column that is not used. */
export type ChosenMeanings = ReadonlyMap<string, ReviewField | null>;

const columnKey = (sheet: string | null, index: number): string => `${index} ${sheet ?? ''}`;

type ReadColumn = Reading['understood']['columns'][number];

const samplesShown = 3;

function samplesOf({ rows }: Reading, { sheet, index }: ReadColumn): string[] {
  const samples = new Set<string>();
  for (const row of rows) {
    const text = row.sheet === sheet ? (row.values[index] ?? '') : '';
    if (text !== '') samples.add(text);
    if (samples.size === samplesShown) break;
  }
  return [...samples];
}

/** The columns of a file and the fields read from them; `chosen` is the vendor's choice. */
export function columnsOf(reading: Reading) {
  const { kind, understood } = reading;
  const read = understood.columns.map((column) => ({ column, field: fieldOfParser(kind, column.field) }));
  const samples = read.map(({ column }) => samplesOf(reading, column));
  const suggested: ChosenMeanings = new Map(
    understood.columns
      .filter(({ states, field }) => states === 'taxRate' && field === null)
      .map(({ sheet, index }) => [columnKey(sheet, index), 'tax' as const]),
  );
  const styles = new Map<string, DecimalMark | null>();

  const meaningOf = (
    { column, field }: (typeof read)[number],
    chosen: ChosenMeanings,
  ): ReviewField | null => {
    const meaning = chosen.get(columnKey(column.sheet, column.index));
    return meaning === undefined ? field : meaning;
  };

  return {
    /** The meanings at the start of a review. A column of tax rates becomes the tax, which the parser does not read. */
    suggested,

    /** `chosen` with another meaning for one column; a field has at most one chosen column in a sheet. */
    choose(
      chosen: ChosenMeanings,
      sheet: string | null,
      index: number,
      field: ReviewField | null,
    ): ChosenMeanings {
      const next = new Map(chosen);
      for (const each of read) {
        const isOther = each.column.sheet === sheet && each.column.index !== index;
        if (isOther && field !== null && meaningOf(each, chosen) === field)
          next.set(columnKey(sheet, each.column.index), null);
      }
      return next.set(columnKey(sheet, index), field);
    },

    baseOf(chosen: ChosenMeanings, sheet: string | null, field: ReviewField): FieldBase {
      const ofSheet = read.filter(({ column }) => column.sheet === sheet);
      const before = ofSheet.filter((each) => each.field === field).map(({ column }) => column.index);
      const now = ofSheet
        .filter((each) => meaningOf(each, chosen) === field)
        .map(({ column }) => column.index);
      if (now.join() === before.join()) return 'parser';
      return now.length === 0 ? 'none' : now;
    },

    /** Whether the vendor confirmed the column that the parser read a field from. */
    isConfirmed: (chosen: ChosenMeanings, sheet: string | null, field: ReviewField): boolean =>
      read.some(
        (each) =>
          each.field === field &&
          each.column.sheet === sheet &&
          chosen.get(columnKey(sheet, each.column.index)) === field,
      ),

    /** The decimal mark that the numbers of a column share. */
    styleOf(sheet: string | null, index: number): DecimalMark | null {
      const key = columnKey(sheet, index);
      const known = styles.get(key);
      if (known !== undefined) return known;
      const texts = reading.rows.filter((row) => row.sheet === sheet).map((row) => row.values[index] ?? '');
      const style = decimalStyleOf(texts);
      styles.set(key, style);
      return style;
    },

    headerOf: (sheet: string | null, index: number): string | null =>
      read.find(({ column }) => column.sheet === sheet && column.index === index)?.column.header ?? null,

    list: (chosen: ChosenMeanings): FileColumn[] =>
      read.map((each, position) => {
        const { sheet, index, letter, header, reason } = each.column;
        const key = columnKey(sheet, index);
        const field = meaningOf(each, chosen);
        const isSuggested = suggested.has(key) && field === 'tax';
        const isChosen = chosen.has(key) && !isSuggested;
        const chosenReason =
          field === null ? 'You chose not to use it.' : `You set it as the ${fieldLabels[field]}.`;
        return {
          sheet,
          index,
          letter,
          header,
          field,
          isChosen,
          reason: isSuggested ? 'header says tax' : isChosen ? chosenReason : reason,
          samples: samples[position] ?? [],
        };
      }),
  };
}
