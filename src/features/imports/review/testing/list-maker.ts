import type { ImportKind } from '../../../../machines/import/index.ts';
import type { Understood } from '../review.types.ts';

/** A column as the parser understood it; `field` is the parser's name, null if the column is not used. */
export interface ListColumn {
  readonly header: string;
  readonly field: string | null;
  readonly reason?: string;
  readonly confidence?: number;
}

/** One row: the texts of its cells, the parsed values where they differ, and the parser's issues. */
export interface ListRow {
  readonly texts: readonly string[];
  readonly read?: Readonly<Record<string, string | number | boolean | null>>;
  readonly confidence?: Readonly<Record<string, number>>;
  readonly issues?: readonly { readonly code: string; readonly field?: string; readonly message: string }[];
}

export interface List {
  readonly kind: ImportKind;
  readonly sheet: string | null;
  /** The line of the header. */
  readonly headerRow: number;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  /** The file's statement on its currency. */
  readonly currency: string | null;
  /** Values for every row besides its columns. */
  readonly saidOfAll?: Readonly<Record<string, string | number>>;
  /** What else was understood of the file. */
  readonly understood?: Partial<Understood>;
}

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** `1.234,50 €` as `1234.50`: enough for the lists of the tests. */
function plainNumber(text: string): string | null {
  const bare = text.replaceAll(/[^\d.,-]/gu, '');
  if (bare === '') return null;
  return bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
}

const numbers: ReadonlySet<string> = new Set(['price', 'quantity']);

function readRow(list: List, row: ListRow, position: number) {
  const line = list.headerRow + 1 + position;
  const values: Record<string, unknown> = { name: null, price: null, currency: list.currency };
  const cells: Record<string, string> = {};
  const confidence: Record<string, number> = {};
  list.columns.forEach(({ field, confidence: sure }, index) => {
    const text = row.texts[index] ?? '';
    if (field === null || text === '') return;
    values[field] = numbers.has(field) ? plainNumber(text) : text;
    cells[field] = `${letterOf(index)}${line}`;
    confidence[field] = sure ?? 0.97;
  });
  return {
    taxIncluded: null,
    quantity: null,
    durationMinutes: null,
    ...list.saidOfAll,
    ...values,
    ...row.read,
    source: { sheet: list.sheet, page: null, row: line, cells, values: row.texts },
    confidence: { ...confidence, ...row.confidence },
    issues: row.issues ?? [],
  };
}

/** A parser's answer for a list (contract: ai-parser), built without the parser. */
export function parserAnswer(list: List): unknown {
  return {
    [list.kind]: list.rows.map((row, position) => readRow(list, row, position)),
    understood: {
      format: list.sheet === null ? 'csv' : 'xlsx',
      encoding: list.sheet === null ? 'utf-8' : null,
      separator: list.sheet === null ? ';' : null,
      language: 'en',
      currency: list.currency === null ? null : { code: list.currency, from: 'symbol in the cells' },
      sheets: [
        {
          name: list.sheet,
          rows: list.rows.length,
          headerRows: [list.headerRow],
          isUsed: true,
          reason: 'the only table',
        },
      ],
      columns: list.columns.map(({ header, field, reason, confidence }, index) => ({
        sheet: list.sheet,
        index,
        letter: letterOf(index),
        header,
        field,
        confidence: confidence ?? 0.97,
        reason: reason ?? (field === null ? 'nothing a listing has' : `header says ${field}`),
      })),
      rowsRead: list.rows.length,
      leftOut: [],
      leftOutCount: 0,
      ...list.understood,
    },
  };
}
