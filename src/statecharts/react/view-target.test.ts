import { expect, it } from 'vitest';
import { boxAround, nextViewTarget } from './view-target.ts';

const opened = nextViewTarget(undefined, ['comparison.shown', 'saving.saved']);

it('looks at all that is active on opening, then at what a step entered', () => {
  expect(opened.entered).toEqual(['comparison.shown', 'saving.saved']);
  const waiting = nextViewTarget(opened, ['comparison.shown', 'saving.waiting']);
  expect(waiting.entered).toEqual(['saving.waiting']);
  expect(nextViewTarget(waiting, ['comparison.hidden', 'saving.waiting']).entered).toEqual([
    'comparison.hidden',
  ]);
});

it('stays where it is while nothing changes', () => {
  const waiting = nextViewTarget(opened, ['comparison.shown', 'saving.waiting']);
  expect(nextViewTarget(waiting, ['comparison.shown', 'saving.waiting'])).toBe(waiting);
});

it('looks at what is left where a step only left', () => {
  expect(nextViewTarget(opened, ['comparison.shown']).entered).toEqual(['comparison.shown']);
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
