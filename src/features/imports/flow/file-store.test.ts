import { expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';

it('keeps a file for every try of its upload, and knows nothing of others', () => {
  const fileStore = createFileStore();
  const first = new File(['name;price'], 'prices.csv');
  const second = new File(['name'], 'prices.csv');
  const chosen = fileStore.put(first);
  expect(chosen).toEqual({ fileKey: chosen.fileKey, name: 'prices.csv', sizeBytes: 10 });
  const other = fileStore.put(second);
  expect(fileStore.take(chosen.fileKey)).toBe(first);
  expect(fileStore.take(chosen.fileKey)).toBe(first);
  expect(fileStore.take(other.fileKey)).toBe(second);
  expect(fileStore.take('file-of-another-page')).toBeNull();
});
