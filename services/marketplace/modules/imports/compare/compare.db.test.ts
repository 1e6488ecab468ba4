import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import type { Actor } from '../index.ts';
import { cleaning, fender, importBench, type ImportBench } from '../testing/import-bench.ts';

let bench: ImportBench;
let supplier: Actor;
let other: Actor;
shareBench(importBench, async (made) => {
  bench = made;
  supplier = await bench.account('supplier');
  other = await bench.account('supplier');
});

const nothing = { variant: null, sku: null, barcode: null, brand: null, partNumber: null };
const compare = async (vendor: Actor, lines: readonly (Partial<typeof nothing> | object)[]) => {
  const importId = await bench.open(vendor);
  const rows = lines.map((line, at) => ({ row: at * 10, name: 'Fender F4', ...nothing, ...line }));
  const compared = await bench.imports.compareLines(vendor, importId, rows);
  if (!compared.ok) throw new Error(compared.error.code);
  return compared.value;
};
const matchesOf = async (line: object) =>
  (await compare(supplier, [line])).flatMap(({ matches }) =>
    matches.map(({ name, by, isSure }) => [name, by, isSure]),
  );

test("a line is compared with the vendor's listing of the same key, in the order of the request", async () => {
  await bench.send(supplier, [
    fender,
    { ...fender, name: 'Rope', sku: null, barcode: null, partNumber: null },
  ]);
  await bench.send(other, [{ ...fender, sku: 'THEIRS' }]);
  const compared = await compare(supplier, [
    { sku: 'THEIRS' },
    { name: 'ROPE' },
    { name: 'Another name', sku: 'f4-navy' },
  ]);
  expect(compared[1]?.own?.sharedName).toBeNull();
  expect(compared.map(({ row, own }) => [row, own?.name])).toEqual([
    [0, undefined],
    [10, 'Rope'],
    [20, 'Fender F4'],
  ]);
  expect(compared[2]?.own).toMatchObject({
    // The other vendor's item has the same product.
    sharedName: 'Fender F4',
    priceMinor: 8950,
    currency: 'EUR',
    taxBasisPoints: 2100,
    stock: 24,
    unit: 'piece',
    pricedPer: null,
    durationMinutes: null,
    departments: ['exterior'],
    status: 'active',
  });
});

test.each([
  [
    'the barcode is sure',
    { barcode: fender.barcode, name: 'Polyform fender' },
    [['Fender F4', 'barcode', true]],
  ],
  [
    'the barcode of a thing of another name is asked',
    { barcode: fender.barcode, name: 'Wine' },
    [['Fender F4', 'barcode', false]],
  ],
  [
    'the barcode of another maker is asked',
    { barcode: fender.barcode, brand: 'Riedel' },
    [['Fender F4', 'barcode', false]],
  ],
  [
    'brand and part number are sure',
    { name: 'Ballon', brand: 'polyform', partNumber: 'f4' },
    [['Fender F4', 'part_number', true]],
  ],
  [
    'equal name and brand are asked about',
    { name: 'FENDER F4', brand: 'Polyform' },
    [['Fender F4', 'name', false]],
  ],
  ['the name alone is nothing', {}, []],
])('of products that exist %s', async (_what, line, expected) => {
  await bench.send(other, [fender]);
  expect(await matchesOf(line)).toEqual(expected);
});

test('a barcode or part number of several products returns all, three at most', async () => {
  const similar = Array.from({ length: 5 }, (_, at) => ({ ...fender, sku: `S${at}`, productId: null }));
  await bench.send(other, similar);
  expect(await matchesOf({ barcode: fender.barcode })).toEqual(
    Array(3).fill(['Fender F4', 'barcode', false]),
  );
  expect(await matchesOf({ brand: 'Polyform', partNumber: 'F4' })).toEqual(
    Array(3).fill(['Fender F4', 'part_number', false]),
  );
});

test('a barcode on several lines is a question', async () => {
  await bench.send(other, [fender]);
  const compared = await compare(supplier, [{ barcode: fender.barcode }, { barcode: fender.barcode }]);
  expect(compared.map(({ matches }) => matches.map(({ isSure }) => isSure))).toEqual([[false], [false]]);
});

test('services are compared with the provider’s own, and match no product', async () => {
  const provider = await bench.account('service_provider');
  await bench.sendServices(provider, [cleaning]);
  await bench.send(other, [fender]);
  const compared = await compare(provider, [{ name: 'Teak Deck Cleaning' }, { barcode: fender.barcode }]);
  expect(compared).toMatchObject([
    {
      own: { name: 'Teak deck cleaning', pricedPer: 'unit', unit: 'm²', durationMinutes: 240, stock: null },
      matches: [],
    },
    { own: null, matches: [] },
  ]);
});

test('another vendor’s import answers 404', async () => {
  const importId = await bench.open(other);
  expect(await bench.imports.compareLines(supplier, importId, [])).toEqual({
    ok: false,
    error: { code: 'NOT_FOUND' },
  });
});
