import { expect, it } from 'vitest';
import { boxAround, follow } from './chart-follow.ts';

const opened = follow(undefined, ['comparison.shown', 'saving.saved']);

it('looks at all that is active on opening, then at what a step entered', () => {
  expect(opened.towards).toEqual(['comparison.shown', 'saving.saved']);
  const waiting = follow(opened, ['comparison.shown', 'saving.waiting']);
  expect(waiting.towards).toEqual(['saving.waiting']);
  expect(follow(waiting, ['comparison.hidden', 'saving.waiting']).towards).toEqual(['comparison.hidden']);
});

it('stays where it is while nothing changes', () => {
  const waiting = follow(opened, ['comparison.shown', 'saving.waiting']);
  expect(follow(waiting, ['comparison.shown', 'saving.waiting'])).toBe(waiting);
});

it('looks at what is left where a step only left', () => {
  expect(follow(opened, ['comparison.shown']).towards).toEqual(['comparison.shown']);
});

it('shows several states together where there is room, else the first', () => {
  const left = { x: 10, y: 10, width: 20, height: 20 };
  const right = { x: 90, y: 40, width: 10, height: 10 };
  expect(boxAround([left, right], { width: 100, height: 100 })).toEqual({
    x: 10,
    y: 10,
    width: 90,
    height: 40,
  });
  expect(boxAround([left, right], { width: 50, height: 100 })).toBe(left);
  expect(boxAround([], { width: 50, height: 100 })).toBeNull();
});
