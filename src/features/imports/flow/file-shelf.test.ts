import { expect, it } from 'vitest';
import { createFileShelf } from './file-shelf.ts';

it('keeps a file for every try of its upload, and knows nothing of others', () => {
  const shelf = createFileShelf();
  const first = new File(['name;price'], 'prices.csv');
  const second = new File(['name'], 'prices.csv');
  const chosen = shelf.put(first);
  expect(chosen).toEqual({ shelfId: chosen.shelfId, name: 'prices.csv', sizeBytes: 10 });
  const other = shelf.put(second);
  expect(shelf.take(chosen.shelfId)).toBe(first);
  expect(shelf.take(chosen.shelfId)).toBe(first);
  expect(shelf.take(other.shelfId)).toBe(second);
  expect(shelf.take('file-of-another-page')).toBeNull();
});
