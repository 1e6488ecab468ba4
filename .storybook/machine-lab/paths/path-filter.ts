import type { PathTeller, ToldPath } from '../../../src/statecharts/explore/told-path.ts';

/** Which of the paths are listed; what is empty leaves nothing out. */
export interface PathFilter {
  /** The id of a state. */
  readonly state: string;
  /** Something that happens, in words. */
  readonly event: string;
  readonly outcome: string;
  readonly input: string;
  readonly words: string;
}

export const nothingFiltered: PathFilter = { state: '', event: '', outcome: '', input: '', words: '' };

/** What can be asked for, each in the order in which the paths come to it. */
export interface FilterChoices {
  readonly states: readonly { readonly value: string; readonly label: string }[];
  readonly events: readonly string[];
  readonly outcomes: readonly string[];
  readonly inputs: readonly string[];
}

const happeningsOf = ({ steps }: ToldPath): string[] =>
  steps.flatMap(({ words, instead }) => [words, ...instead]);

const unique = (names: readonly string[]): string[] => [...new Set(names)];
const sorted = (names: readonly string[]): string[] =>
  unique(names).toSorted((one, other) => one.localeCompare(other, 'en'));

export function choicesIn(
  paths: readonly ToldPath[],
  { stateName }: Pick<PathTeller, 'stateName'>,
): FilterChoices {
  const states = unique(
    paths.flatMap(({ path }) => [...path.start.states, ...path.steps.flatMap((step) => step.states)]),
  );
  return {
    states: states
      .map((value) => ({ value, label: stateName(value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
    events: sorted(paths.flatMap(happeningsOf)),
    outcomes: unique(paths.map(({ path }) => path.outcome)),
    inputs: unique(paths.map(({ path }) => path.input)),
  };
}

const stateIn = ({ path: { start, steps } }: ToldPath, state: string): boolean =>
  start.states.includes(state) || steps.some(({ states }) => states.includes(state));

const searchText = new WeakMap<ToldPath, string>();
function textOf(told: ToldPath): string {
  const known =
    searchText.get(told) ??
    [told.title, told.path.input, ...told.screens, ...happeningsOf(told), ...told.steps.map(({ to }) => to)]
      .join('\n')
      .toLowerCase();
  searchText.set(told, known);
  return known;
}

/** All of it must hold; of several words each must occur somewhere. */
export function filterPaths(paths: readonly ToldPath[], filter: PathFilter): readonly ToldPath[] {
  const { state, event, outcome, input } = filter;
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return paths.filter(
    (told) =>
      (state === '' || stateIn(told, state)) &&
      (event === '' || happeningsOf(told).includes(event)) &&
      (outcome === '' || told.path.outcome === outcome) &&
      (input === '' || told.path.input === input) &&
      words.every((word) => textOf(told).includes(word)),
  );
}

/** What was asked for, in a line: for the top of a file. */
export const filterInWords = (filter: PathFilter, { stateName }: Pick<PathTeller, 'stateName'>): string =>
  [
    filter.state && `through “${stateName(filter.state)}”`,
    filter.event && `with “${filter.event}”`,
    filter.outcome && `ending in “${filter.outcome}”`,
    filter.input && `begun with “${filter.input}”`,
    filter.words && `with the words “${filter.words}”`,
  ]
    .filter(Boolean)
    .join(', ');
