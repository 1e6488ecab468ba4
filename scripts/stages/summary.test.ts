import { expect, test } from 'vitest';
import { summarise } from './summary.mjs';

test('the summary has a line per stage and the number that did not pass', () => {
  expect(
    summarise(
      [
        { name: 'types', result: 'passed', begunAt: 0, seconds: 12.34 },
        { name: 'build', result: 'failed', begunAt: 12.34, seconds: 3, note: '.cache/stages/build.log' },
        { name: 'end to end', result: 'left out', begunAt: 15.34, seconds: 0, note: 'build failed' },
      ],
      15.5,
    ).split('\n'),
  ).toEqual([
    '',
    '  types       passed      12.3 s  from    0 s',
    '  build       failed       3.0 s  from   12 s  .cache/stages/build.log',
    '  end to end  left out     0.0 s  from   15 s  build failed',
    '',
    '2 of 3 did not pass in 16 s.',
  ]);
});
