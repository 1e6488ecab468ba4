import { expect, it } from 'vitest';
import { idsOf } from './testing/carts.ts';
import { readVisitorLines, storeVisitorLines, VISITOR_LINES_KEY } from './visitor-lines.ts';

function storageWith(text: string | null = null) {
  const stored = new Map(text === null ? [] : [[VISITOR_LINES_KEY, text]]);
  return {
    kept: stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
const line = { ...idsOf('A'), quantity: 2 };

it('keeps lines and gives them back', () => {
  const storage = storageWith();
  storeVisitorLines(storage, [line]);
  expect(readVisitorLines(storage)).toEqual([line]);
});

it('leaves nothing behind when there are none', () => {
  const storage = storageWith('[]');
  storeVisitorLines(storage, []);
  expect([...storage.kept]).toEqual([]);
});

it.each([
  ['nothing is kept', null],
  ['somebody wrote other text', 'not ours'],
  ['somebody wrote an object', '{"lines":[]}'],
  ['somebody wrote null', 'null'],
])('has no lines where %s', (_, text) => {
  expect(readVisitorLines(storageWith(text))).toEqual([]);
});

it('takes only what is a line, with a quantity that can be had', () => {
  const stored = [
    line,
    null,
    7,
    { inventoryId: 'i', quantity: 1 },
    { ...line, productId: 5 },
    ...[0, -1, 1.5, '2', null].map((quantity) => ({ ...line, quantity })),
    { ...idsOf('B'), quantity: 1_000_000, price: 1 },
  ];
  expect(readVisitorLines(storageWith(JSON.stringify(stored)))).toEqual([
    line,
    { ...idsOf('B'), quantity: 9999 },
  ]);
});

it('takes no more lines than a cart has', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({ ...idsOf(String(index)), quantity: 1 }));
  expect(readVisitorLines(storageWith(JSON.stringify(many)))).toHaveLength(500);
});
