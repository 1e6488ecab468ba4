import { expect, test } from 'vitest';
import { staleFigures } from './demo-figures.mjs';

test('the committed figures of the demo market match its history', async () => {
  expect((await staleFigures()).map(({ file }) => file)).toEqual([]);
});
