import { expect, it } from 'vitest';
import { formatText } from '../../../scripts/format-text.mjs';
import type { Flow } from './flow.types.ts';
import { flowText } from './flow-text.ts';
import { boatPath } from './testing/boat-path.ts';

const long = Array.from({ length: 12 }, (_, index) => `an action of many letters ${index}`);
const flows: readonly Flow[] = [
  boatPath,
  { ...boatPath, tags: ['busy', 'local'], entry: long, exit: [{ type: 'note', params: { a: 1 } }, 'tell'] },
  { id: 'a', initial: 'b', states: { b: {} }, meta: { list: [], words: ['“quoted”', 'a\nb'] } },
];

it.each(flows)('%#: is written as the formatter would write it, and read the same', async (flow) => {
  const text = flowText(flow);
  expect(await formatText('boat.flow.json', text)).toBe(text);
  expect(JSON.parse(text)).toEqual(flow);
});
