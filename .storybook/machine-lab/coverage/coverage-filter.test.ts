import { describe, expect, it } from 'vitest';
import { someRed } from './coverage.fixture.ts';
import { filterCoverage, nothingFiltered, sumOf } from './coverage-filter.ts';

const idsOf = (filter: Partial<typeof nothingFiltered>) =>
  filterCoverage(someRed, { ...nothingFiltered, ...filter }).flatMap(({ states }) =>
    states.map(({ id }) => id),
  );

describe('the coverage that is shown', () => {
  it('is all of it at first', () => {
    expect(filterCoverage(someRed, nothingFiltered)).toEqual(
      someRed.map((machine) => ({ machine, states: machine.states })),
    );
  });

  it('can be one machine', () => {
    expect(idsOf({ machine: 'transfer' })).toEqual(['transfer.due', 'transfer.sent', 'transfer.reversed']);
  });

  it('can be what has neither story nor test: a kept recording alone covers nothing', () => {
    expect(idsOf({ lacking: 'storyAndTest' })).toEqual([
      'import.reviewing.saving.conflict',
      'transfer.reversed',
    ]);
  });

  it('can be what no kept recording passes through, of what is recorded: flows', () => {
    expect(idsOf({ lacking: 'recording' })).toEqual(['import.choosing', 'import.kept']);
  });

  it('can be searched by words of the state and of the files that reach it, in any order', () => {
    expect(idsOf({ search: 'CONFLICT review' })).toEqual(['import.reviewing.saving.conflict']);
    expect(idsOf({ search: 'transfer.process.test' })).toEqual(['transfer.due', 'transfer.sent']);
    expect(idsOf({ search: 'nowhere' })).toEqual([]);
  });

  it('is summed up', () => {
    expect(sumOf(someRed)).toEqual({ states: 7, withStory: 3, withTest: 4, withTrace: 2, uncovered: 2 });
  });
});
