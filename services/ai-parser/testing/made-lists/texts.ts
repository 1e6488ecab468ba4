import iconv from 'iconv-lite';
import {
  bare,
  centsOf,
  csv,
  inGroups,
  offer,
  separated,
  wide,
  withSign,
  written,
  type Shape,
} from './make.ts';

/** Shapes of lists that were typed, or saved by old programs. */
export const textShapes: Readonly<Record<string, Shape>> = {
  'columns of text as wide as their longest word': (t, goods) => ({
    bytes: Buffer.from(
      [
        t.title,
        '',
        `${wide(t.code, 16)}${wide(t.name, 34)}${t.price.padStart(12)}`,
        '-'.repeat(62),
        ...goods.map(
          ({ name, sku, cents }) => `${wide(sku, 16)}${wide(name, 34)}${written(t, cents).padStart(12)}`,
        ),
        '',
      ].join('\n'),
    ),
    offers: goods.map((one) => offer(one)),
  }),
  'two tables side by side as columns of text, with commas in them': (t, goods) => {
    const line = (cells: readonly string[]) =>
      cells.map((cell, at) => wide(cell, [18, 38, 20][at] ?? 20)).join('');
    const row = ({ sku, name, cents }: (typeof goods)[number]) =>
      line([sku, `${name}, ${sku}`, written({ ...t, thousands: ',', decimal: '.' }, cents)]);
    const half = goods.length / 2;
    const head = line([t.code, t.name, t.price]);
    return {
      bytes: Buffer.from(
        [
          `${head}  ${head}`,
          ...goods.slice(0, half).map((one, at) => {
            const beside = goods[half + at];
            return `${row(one)}  ${beside ? row(beside) : ''}`;
          }),
          '',
        ].join('\n'),
      ),
      offers: goods.map((one) => offer(one, { name: `${one.name}, ${one.sku}` })),
    };
  },
  'a sum below columns of text': (t, goods) => ({
    bytes: Buffer.from(
      [
        `${wide(t.code, 20)}${wide(t.name, 30)}${t.price}`,
        ...goods.map(({ sku, name, cents }) => `${wide(sku, 20)}${wide(name, 30)}${written(t, cents)}`),
        `${wide('', 20)}${wide(t.total, 30)}${written(t, centsOf(goods))}`,
        '',
      ].join('\n'),
    ),
    offers: goods.map((one) => offer(one)),
  }),
  'lines of a name, dots and a price': (t, goods) => ({
    bytes: Buffer.from(
      [
        t.title,
        '',
        ...inGroups<string>(
          goods,
          (group) => [group],
          ({ name, cents }) => `${name} ${'.'.repeat(40 - name.length)} ${withSign(t, cents)}`,
          () => [''],
        ),
      ].join('\n'),
    ),
    offers: goods.map((one) => bare(one, { currency: t.code3 })),
  }),
  'bytes of another encoding': (t, goods) => {
    const text = separated(
      [[t.code, t.name, t.price], ...goods.map(({ name, sku, cents }) => [sku, name, written(t, cents)])],
      '\t',
    );
    const [encoding, addBOM] = encodings[t.language] ?? ['utf16le', true];
    return { bytes: iconv.encode(text, encoding, { addBOM }), offers: goods.map((one) => offer(one)) };
  },
  'lines of a name, a dash and a price': (t, goods) => ({
    bytes: Buffer.from(
      [t.title, '', ...goods.map(({ name, cents }) => `${name} - ${withSign(t, cents)}`), ''].join('\r\n'),
    ),
    offers: goods.map((one) => bare(one, { currency: t.code3 })),
  }),
  'a line for the name and one for the price': (t, goods) => ({
    bytes: Buffer.from(goods.flatMap(({ name, cents }) => [name, withSign(t, cents), '']).join('\n')),
    offers: goods.map((one) => bare(one, { currency: t.code3 })),
  }),
  'a table drawn with characters': (t, goods) => ({
    bytes: Buffer.from(
      drawn([
        [t.code, t.name, t.price],
        ...goods.map(({ name, sku, cents }) => [sku, name, written(t, cents)]),
      ]),
    ),
    offers: goods.map((one) => offer(one)),
  }),
  'quotes and inches within the cells': (t, goods) => ({
    bytes: csv(
      [
        [t.name, t.code, t.price],
        ...goods.map(({ name, sku, cents }, at) => [`${name} 3/4" "${at}"`, sku, written(t, cents)]),
      ],
      ',',
    ),
    offers: goods.map((one, at) => offer(one, { name: `${one.name} 3/4" "${at}"` })),
  }),
};

const encodings: Readonly<Record<string, readonly [string, boolean]>> = {
  de: ['windows-1252', false],
  fr: ['windows-1252', false],
  ru: ['windows-1251', false],
  pl: ['windows-1250', false],
  tr: ['windows-1254', false],
  zh: ['gb18030', false],
};

/** `+----+`, `| a |`: a table as in terminals. */
function drawn(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  return [rule, lines[0], rule, ...lines.slice(1), rule, ''].join('\n');
}
