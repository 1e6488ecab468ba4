import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
/** `title: 'No orders yet.'`, or the same in an `EmptyState`; titles of failures are sentences. */
const ended = /(?:title: |<EmptyState\b[^>]*?title=\{?)(?:[^\n]* [?:] )?(['"`])(?:(?!\1)[^\n])*[^.]\.\1/gu;
const failure = /couldn’t|didn’t/;

it('ends no title of an empty place with a full stop', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', '**/*.stories.tsx'] });
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return (text.match(ended) ?? [])
      .filter((title) => !failure.test(title))
      .map((title) => `${file}: ${title}`);
  });
  expect(found).toEqual([]);
});
