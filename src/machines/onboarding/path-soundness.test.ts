import { describe, expect, it } from 'vitest';
import { badEdits } from './testing/bad-edits.ts';
import { goodEdits } from './testing/good-edits.ts';
import { committed, errorsIn } from './testing/path-edits.ts';

describe('a path that vendors would not get through, or past what the server demands', () => {
  it.each(badEdits)('%s: %s', (_what, finds, flow) => {
    expect(flow).not.toBe(committed);
    expect(errorsIn(flow)).toEqual(expect.arrayContaining([finds]));
  });
  it('are forty', () => expect(badEdits.length).toBeGreaterThanOrEqual(40));
});

describe('a sound path', () => {
  it.each(goodEdits)('%s', (_what, flow) => {
    expect(errorsIn(flow)).toEqual([]);
  });
});
