import { expect, test } from 'vitest';
import { headerKeyOf, meaningsIn } from './column-meanings.domain.ts';

test('headers are equal regardless of case, width and spaces', () => {
  expect(headerKeyOf('  Prix\u00a0 PLAISANCIER\n')).toBe('prix plaisancier');
  expect(headerKeyOf('Ｐｒｉｘ')).toBe('prix');
});

test('for one header the last edit of a review counts, and a header without words is not stored', () => {
  const column = { op: 'column', sheet: null, index: 2 };
  expect(
    meaningsIn([
      { ...column, header: 'Prix plaisancier', field: 'description' },
      { op: 'set', header: 'Prix', field: 'price', cells: [] },
      { ...column, header: ' prix  Plaisancier', field: 'price' },
      { ...column, header: 'Code interne', field: null },
      { ...column, header: ' ', field: 'sku' },
      { ...column, header: null, field: 'sku' },
      { ...column, field: 'sku' },
      null,
    ]),
  ).toEqual([
    { header: 'prix  Plaisancier', field: 'price' },
    { header: 'Code interne', field: null },
  ]);
});
