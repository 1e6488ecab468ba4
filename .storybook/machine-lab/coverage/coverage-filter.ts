import type { MachineCoverage, StateCoverage } from './coverage.types.ts';

export interface CoverageFilter {
  /** A machine's id; empty for all. */
  readonly machine: string;
  /** What the listed states lack; empty for all states. */
  readonly lacking: '' | 'storyAndTest' | 'recording';
  /** Every word must occur in the state's id or in the names of its files. */
  readonly search: string;
}

export const nothingFiltered: CoverageFilter = { machine: '', lacking: '', search: '' };

/** Neither shown nor tested: a fault would not be noticed. */
export const isUncovered = ({ story, tests }: StateCoverage): boolean => !story && tests.length === 0;

const lacks: Readonly<Record<CoverageFilter['lacking'], (state: StateCoverage) => boolean>> = {
  '': () => true,
  storyAndTest: isUncovered,
  recording: ({ traces }) => traces.length === 0,
};

/** A machine, and those of its states that are listed. */
export interface ListedMachine {
  readonly machine: MachineCoverage;
  readonly states: readonly StateCoverage[];
}

/** The machines and states that match a filter; machines without a match are left out. */
export function filterCoverage(
  machines: readonly MachineCoverage[],
  { machine, lacking, search }: CoverageFilter,
): readonly ListedMachine[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (state: StateCoverage) => {
    const texts = [state.id, ...state.tests, ...state.traces].join(' ').toLowerCase();
    return wanted.every((word) => texts.includes(word)) && lacks[lacking](state);
  };
  return (
    machines
      .filter(({ id }) => machine === '' || id === machine)
      // Only flows are recorded.
      .filter(({ kind }) => lacking !== 'recording' || kind === 'flow')
      .map((one) => ({ machine: one, states: one.states.filter(isWanted) }))
      .filter(({ states }) => states.length > 0)
  );
}

export interface CoverageSum {
  readonly states: number;
  readonly withStory: number;
  readonly withTest: number;
  readonly withTrace: number;
  readonly uncovered: number;
}

export function sumOf(machines: readonly MachineCoverage[]): CoverageSum {
  const states = machines.flatMap((machine) => machine.states);
  return {
    states: states.length,
    withStory: states.filter(({ story }) => story !== null).length,
    withTest: states.filter(({ tests }) => tests.length > 0).length,
    withTrace: states.filter(({ traces }) => traces.length > 0).length,
    uncovered: states.filter(isUncovered).length,
  };
}
