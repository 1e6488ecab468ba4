import * as xlsx from '@e965/xlsx';
import iconv from 'iconv-lite';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../../src/lib/result.ts';
import { readFile } from '../reading/read-file.ts';
import type { FileRefusal } from '../refusals.ts';
import type { ListKind } from './fields.ts';
import { understand, type Understood } from './list.ts';
import type { Offer } from './offer.ts';
import type { ColumnMeaning } from './stated-columns.ts';

type CellSpec = string | number | null | { e: number } | { n: number; z: string };

/** One peculiarity: a text file beside this description, or sheets made from it, and the expected result. */
interface Fixture {
  readonly quirk: string;
  readonly kind: ListKind;
  readonly file?: string;
  readonly savedAs?: string;
  readonly sheets?: readonly {
    readonly name: string;
    readonly rows: readonly (readonly CellSpec[])[];
    readonly isHidden?: boolean;
    readonly hiddenRows?: readonly number[];
    readonly merges?: readonly string[];
  }[];
  /** The sender's statements about the columns. */
  readonly columnMeanings?: readonly ColumnMeaning[];
  readonly refused?: string;
  /** Every offer of the file; of each the relevant fields, and all its issues. */
  readonly offers?: readonly Readonly<Record<string, unknown>>[];
  readonly leftOut?: readonly (readonly [number, string])[];
  readonly understood?: Readonly<Record<string, unknown>>;
}

const folder = new URL('../fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.input.json'))
  .map((name) => ({ name, ...(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture) }));

const cellOf = (spec: CellSpec): xlsx.CellObject => {
  if (spec === null) return { t: 'z' };
  if (typeof spec === 'string') return { t: 's', v: spec };
  if (typeof spec === 'number') return { t: 'n', v: spec };
  return 'e' in spec ? { t: 'e', v: spec.e } : { t: 'n', v: spec.n, z: spec.z };
};

function workbook(sheets: NonNullable<Fixture['sheets']>): Buffer {
  const book = xlsx.utils.book_new();
  for (const { name, rows, hiddenRows, merges } of sheets) {
    const sheet = xlsx.utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
    if (hiddenRows)
      sheet['!rows'] = Object.assign(
        [],
        Object.fromEntries(hiddenRows.map((row) => [row, { hidden: true }])),
      );
    if (merges) sheet['!merges'] = merges.map((range) => xlsx.utils.decode_range(range));
    xlsx.utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = { Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) };
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' });
}

function bytesOf({ file, savedAs, sheets }: Fixture): Buffer {
  if (sheets) return workbook(sheets);
  const bytes = readFileSync(new URL(file ?? '', folder));
  return savedAs ? iconv.encode(bytes.toString('utf8'), savedAs, { addBOM: true }) : bytes;
}

interface Read {
  readonly offers: readonly Offer[];
  readonly understood: Understood;
}

async function read(fixture: Fixture): Promise<Result<Read, FileRefusal>> {
  const file = await readFile(bytesOf(fixture), () => undefined);
  if (!file.ok) return file;
  const offers: Offer[] = [];
  const understood = understand(
    file.value,
    fixture.kind,
    {
      offer: (offer) => offers.push(offer),
      tell: () => undefined,
    },
    fixture.columnMeanings,
  );
  return understood.ok ? { ok: true, value: { offers, understood: understood.value } } : understood;
}

/** The expected fields of an offer as they were read, in the expected form. */
const asWanted = (offer: Offer | undefined, wanted: Readonly<Record<string, unknown>>) => {
  const fields = offer as unknown as Record<string, unknown> | undefined;
  const entries = Object.keys(wanted).map((field) => {
    if (field === 'row') return [field, offer?.source.row];
    if (field === 'sheet') return [field, offer?.source.sheet];
    if (field === 'cells') {
      const cells = Object.keys(wanted.cells as object);
      return [field, Object.fromEntries(cells.map((cell) => [cell, offer?.source.cells[cell]]))];
    }
    return [field, fields?.[field] ?? null];
  });
  return { ...Object.fromEntries(entries), issues: offer?.issues.map(({ code }) => code) };
};

describe.each(fixtures)('$quirk ($name)', (fixture) => {
  it(fixture.refused ? `is refused: ${fixture.refused}` : 'is read', async () => {
    const result = await read(fixture);
    if (fixture.refused !== undefined || !result.ok) {
      expect(result.ok ? result.value.offers : result.error.code).toBe(fixture.refused);
      return;
    }
    const { offers, understood } = result.value;
    const wanted = (fixture.offers ?? []).map((offer) => ({ issues: [], ...offer }));
    expect(offers.map((offer, place) => asWanted(offer, wanted[place] ?? { name: '' }))).toEqual(wanted);
    expect(understood.leftOut.map(({ row, code }) => [row, code])).toEqual(fixture.leftOut ?? []);
    const { sheetsUsed, ...more } = fixture.understood ?? {};
    expect(understood).toMatchObject(more);
    if (sheetsUsed)
      expect(understood.sheets.filter(({ isUsed }) => isUsed).map(({ name }) => name)).toEqual(sheetsUsed);
  });

  it('gives every value a confidence and the cell it was read from', async () => {
    const result = await read(fixture);
    for (const offer of result.ok ? result.value.offers : []) {
      for (const confidence of Object.values(offer.confidence)) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
      expect(Object.keys(offer.source.cells).filter((field) => !(field in offer.confidence))).toEqual(
        offer.issues
          .filter(
            ({ code }) =>
              code === 'FORMULA_FAILED' ||
              code === 'PRICE_IS_TEXT' ||
              (code === 'QUANTITY_AMBIGUOUS' && !('quantity' in offer.confidence)),
          )
          .map(({ field }) => field),
      );
    }
  });
});
