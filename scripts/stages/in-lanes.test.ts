import { expect, test } from 'vitest';
import { inLanes } from './in-lanes.mjs';
import { allStages, quickStages } from './stages.mjs';

/** Runs stages that take this many turns each; returns which ran at the same time. */
async function begun(
  stages: readonly { name: string; turns: number; needs?: readonly string[] }[],
  lanes: number,
): Promise<string[]> {
  const running = new Set<string>();
  const seen: string[] = [];
  await inLanes(stages, {
    lanes,
    run: async ({ name, turns }) => {
      running.add(name);
      seen.push([...running].join(' beside '));
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      running.delete(name);
    },
  });
  return seen;
}

test('each lane takes the next stage as soon as it is free', async () => {
  expect(
    await begun(
      [
        { name: 'long', turns: 100 },
        { name: 'short', turns: 1 },
        { name: 'shorter', turns: 1 },
        { name: 'last', turns: 1 },
      ],
      2,
    ),
  ).toEqual(['long', 'long beside short', 'long beside shorter', 'long beside last']);
});

test('a stage waits for those it needs, and later ones run before it', async () => {
  expect(
    await begun(
      [
        { name: 'build', turns: 100 },
        { name: 'sizes', turns: 1, needs: ['build'] },
        { name: 'unit', turns: 1 },
      ],
      2,
    ),
  ).toEqual(['build', 'build beside unit', 'sizes']);
});

test('a missing need is reported instead of waited for', async () => {
  await expect(begun([{ name: 'sizes', turns: 1, needs: ['build'] }], 2)).rejects.toThrow(
    'These stages need others that are not run: sizes.',
  );
});

test.each([
  ['npm test', allStages],
  ['npm run check', quickStages],
])('%s runs every one of its stages', async (_, stages) => {
  const run: string[] = [];
  await inLanes(stages, { lanes: 2, run: async ({ name }) => void run.push(name) });
  expect(run.toSorted()).toEqual(stages.map(({ name }) => name).toSorted());
});
