import { describe, expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

/** The same numbers for the same seed, so that a failure can be reproduced. */
function dice(seed: number): (most: number) => number {
  let state = seed * 7_919 + 1;
  return (most) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % most;
  };
}

const things = ['Fender', 'Mooring line', 'Bow shackle', 'Bilge pump', 'Deck brush', 'Anchor chain', 'Cleat'];
const heads: readonly Readonly<Record<'name' | 'code' | 'price' | 'stock', string>>[] = [
  { name: 'Name', code: 'SKU', price: 'Price', stock: 'Stock' },
  { name: 'Bezeichnung', code: 'Artikelnummer', price: 'Preis (€)', stock: 'Bestand' },
  { name: 'Наименование', code: 'Артикул', price: 'Цена', stock: 'Остаток' },
  { name: '商品名称', code: '编号', price: '单价', stock: '库存' },
  { name: 'Nimetus', code: 'Kood', price: 'Hind', stock: 'Laoseis' },
  { name: 'اسم الصنف', code: 'كود', price: 'السعر', stock: 'الكمية' },
];

interface Made {
  readonly text: string;
  /** Lines with a price. */
  readonly priced: readonly number[];
}

/** A list with its columns in any order, with or without a header, with headings among its rows. */
function listOf(seed: number): Made {
  const roll = dice(seed);
  const separator = [';', '\t', '|'][roll(3)] ?? ';';
  const head = heads[roll(heads.length)] ?? heads[0];
  const order = (['name', 'code', 'price', 'stock'] as const)
    .map((field) => ({ field, at: roll(1_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ field }) => field);
  const isHeaded = roll(3) > 0;
  const hasComma = roll(2) === 0;
  const lines: string[] = [];
  const priced: number[] = [];
  if (isHeaded && head) lines.push(order.map((field) => head[field]).join(separator));
  for (let row = 0; row < 12 + roll(20); row += 1) {
    if (row % 6 === 0) lines.push(`${things[roll(things.length)]}s`);
    const price = `${roll(900) + 1}.${10 + roll(90)}`;
    const values = {
      name: `${things[roll(things.length)]} ${roll(90) + 10} mm no ${row}`,
      code: `${'ABCDEF'[roll(6)]}-${1_000 + row * 7}`,
      price: hasComma ? price.replace('.', ',') : price,
      stock: String(roll(50)),
    };
    lines.push(order.map((field) => values[field]).join(separator));
    priced.push(lines.length);
  }
  return { text: `${lines.join('\n')}\n`, priced };
}

const digitsOf = (text: string) => text.replaceAll(/\D/gu, '').replace(/0+$/u, '');

describe.each(Array.from({ length: 60 }, (_, seed) => seed))('a list made by chance (%i)', (seed) => {
  it('is read from its own cells, each price once, without losing a priced line', async () => {
    const { text, priced } = listOf(seed);
    const file = await readFile(Buffer.from(text), () => undefined);
    if (!file.ok) throw new Error(file.error.message);
    const offers: Offer[] = [];
    const understood = understand(file.value, 'inventory', {
      offer: (offer) => offers.push(offer),
      tell: () => undefined,
    });
    if (!understood.ok) throw new Error(`${understood.error.message}\n${text}`);

    for (const { price, name, source } of offers) {
      const cells = new Map(
        source.values.map((value, at) => [`${String.fromCharCode(65 + at)}${source.row}`, value]),
      );
      expect(digitsOf(cells.get(source.cells.price ?? '') ?? '')).toBe(digitsOf(price ?? ''));
      expect(cells.get(source.cells.name ?? '')).toBe(name);
    }
    expect(new Set(offers.map(({ source }) => source.cells.price)).size).toBe(offers.length);
    const stated = new Set([
      ...offers.map(({ source }) => source.row),
      ...understood.value.leftOut.map(({ row }) => row),
    ]);
    expect(priced.filter((line) => !stated.has(line))).toEqual([]);
    expect(offers.map(({ source }) => source.row)).toEqual(priced);
  });
});
