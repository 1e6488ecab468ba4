import * as xlsx from '@e965/xlsx';
import type { ListKind } from '../../understanding/fields.ts';
import type { Tongue } from './words.ts';

/** The expected result of one row; a field that is not listed here may be anything. */
export interface MadeOffer {
  readonly name: string;
  readonly variant?: string;
  /** Null if the list has a text instead. */
  readonly price: string | null;
  readonly priceText?: string;
  readonly currency?: string;
  readonly sku?: string;
  readonly category?: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly taxIncluded?: boolean;
  readonly durationMinutes?: number;
}

export interface MadeList {
  readonly bytes: Buffer;
  readonly kind?: ListKind;
  readonly offers: readonly MadeOffer[];
}

export type Value = string | number | null;
type Grid = readonly (readonly Value[])[];

interface Goods {
  readonly name: string;
  readonly group: string;
  readonly sku: string;
  readonly cents: number;
  readonly stock: number;
}

const sums = [1_290, 8_900, 14_995, 123_450, 450, 189_900, 2_740, 36_525, 5_875, 64_000, 245_099, 1_999];

export const goodsOf = ({ groups }: Tongue): readonly Goods[] =>
  groups.flatMap(([group, names], at) =>
    names.map((name, place) => ({
      name,
      group,
      sku: `${'RFP'[at]}-${410 + place * 17 + at}`,
      cents: sums[(at * 4 + place) % sums.length] ?? 100,
      stock: (place * 7 + at * 3 + 2) % 41,
    })),
  );

export const plain = (cents: number) => (cents / 100).toFixed(2);
export const number = (cents: number) => cents / 100;

/** An amount as written in its country, without a sign. */
export function written({ thousands, decimal }: Tongue, cents: number): string {
  const [whole = '', fraction = ''] = plain(cents).split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands)}${decimal}${fraction}`;
}

export const withSign = (tongue: Tongue, cents: number): string =>
  tongue.isSignBefore
    ? `${tongue.sign}${tongue.sign.length > 1 ? ' ' : ''}${written(tongue, cents)}`
    : `${written(tongue, cents)} ${tongue.sign}`;

export const separated = (rows: Grid, separator: string): string =>
  rows.map((row) => row.map((cell) => quoted(String(cell ?? ''), separator)).join(separator)).join('\r\n');
const quoted = (text: string, separator: string): string =>
  text.includes(separator) || text.includes('"') || text.includes('\n')
    ? `"${text.replaceAll('"', '""')}"`
    : text;

export const csv = (rows: Grid, separator = ';'): Buffer => Buffer.from(`${separated(rows, separator)}\r\n`);

export interface Sheet {
  readonly name?: string;
  readonly rows: Grid;
  readonly merges?: readonly string[];
  /** The number format of a column. */
  readonly formats?: Readonly<Record<number, string>>;
}

export function workbook(...sheets: readonly Sheet[]): Buffer {
  const book = xlsx.utils.book_new();
  sheets.forEach(({ name, rows, merges = [], formats = {} }, at) => {
    const sheet = xlsx.utils.aoa_to_sheet(
      rows.map((row) =>
        row.map((value, column): xlsx.CellObject =>
          value === null
            ? { t: 'z' }
            : typeof value === 'string'
              ? { t: 's', v: value }
              : { t: 'n', v: value, ...(formats[column] !== undefined && { z: formats[column] }) },
        ),
      ),
    );
    sheet['!merges'] = merges.map((range) => xlsx.utils.decode_range(range));
    xlsx.utils.book_append_sheet(book, sheet, name ?? `Sheet${at + 1}`);
  });
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' });
}

export const offer = ({ name, sku, cents }: Goods, more: Partial<MadeOffer> = {}): MadeOffer => ({
  name,
  sku,
  price: plain(cents),
  ...more,
});

export const bare = ({ name, cents }: Goods, more: Partial<MadeOffer> = {}): MadeOffer => ({
  name,
  price: plain(cents),
  ...more,
});

export const inGroups = <Item>(
  goods: readonly Goods[],
  head: (group: string) => readonly Item[],
  each: (one: Goods) => Item,
  foot: (group: readonly Goods[]) => readonly Item[] = () => [],
): readonly Item[] =>
  [...new Set(goods.map(({ group }) => group))].flatMap((group) => {
    const own = goods.filter((one) => one.group === group);
    return [...head(group), ...own.map(each), ...foot(own)];
  });

export const centsOf = (goods: readonly Goods[]) => goods.reduce((sum, { cents }) => sum + cents, 0);

/** The net amount without 25 % tax, in whole cents. */
export const netOf = (cents: number) => Math.round(cents / 1.25);
export const wide = (text: string, width: number) => text.padEnd(width);

/** As stored in a spreadsheet: without trailing zeros. */
export const plainNumber = (cents: number) => String(cents / 100);

/** A barcode of 13 digits with the correct check digit. */
export function ean(twelve: number): string {
  const digits = String(twelve).padStart(12, '0');
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export type Shape = (tongue: Tongue, goods: readonly Goods[]) => MadeList;
