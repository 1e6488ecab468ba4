import type { PathDescriber } from '../../../src/statecharts/explore/describe-paths.ts';
import type { DescribedPath } from '../../../src/statecharts/explore/described-path.types.ts';

/** Which paths are listed; empty criteria match everything. */
export interface PathFilter {
  /** The id of a state. */
  readonly state: string;
  /** An event, as text. */
  readonly event: string;
  readonly outcome: string;
  readonly input: string;
  readonly search: string;
}

export const nothingFiltered: PathFilter = { state: '', event: '', outcome: '', input: '', search: '' };

/** The options of each filter, in the order in which they occur in the paths. */
export interface FilterChoices {
  readonly states: readonly { readonly value: string; readonly label: string }[];
  readonly events: readonly string[];
  readonly outcomes: readonly string[];
  readonly inputs: readonly string[];
}

const eventsOf = ({ steps }: DescribedPath): string[] =>
  steps.flatMap(({ text, instead }) => [text, ...instead]);

const unique = (names: readonly string[]): string[] => [...new Set(names)];
const sorted = (names: readonly string[]): string[] =>
  unique(names).toSorted((one, other) => one.localeCompare(other, 'en'));

export function choicesIn(
  paths: readonly DescribedPath[],
  { stateName }: Pick<PathDescriber, 'stateName'>,
): FilterChoices {
  const states = unique(
    paths.flatMap(({ path }) => [...path.start.states, ...path.steps.flatMap((step) => step.states)]),
  );
  return {
    states: states
      .map((value) => ({ value, label: stateName(value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
    events: sorted(paths.flatMap(eventsOf)),
    outcomes: unique(paths.map(({ path }) => path.outcome)),
    inputs: unique(paths.flatMap(({ path }) => [path.input, ...path.alike])),
  };
}

const stateIn = ({ path: { start, steps } }: DescribedPath, state: string): boolean =>
  start.states.includes(state) || steps.some(({ states }) => states.includes(state));

const searchText = new WeakMap<DescribedPath, string>();
function textOf(path: DescribedPath): string {
  const known =
    searchText.get(path) ??
    [
      path.title,
      path.path.input,
      ...path.path.alike,
      ...path.screens,
      ...eventsOf(path),
      ...path.steps.map(({ to }) => to),
    ]
      .join('\n')
      .toLowerCase();
  searchText.set(path, known);
  return known;
}

/** All criteria must match, and every search word must occur somewhere. */
export function filterPaths(paths: readonly DescribedPath[], filter: PathFilter): readonly DescribedPath[] {
  const { state, event, outcome, input } = filter;
  const text = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = paths.filter(
    (path) =>
      (state === '' || stateIn(path, state)) &&
      (event === '' || eventsOf(path).includes(event)) &&
      (outcome === '' || path.path.outcome === outcome) &&
      (input === '' || path.path.input === input || path.path.alike.includes(input)) &&
      text.every((word) => textOf(path).includes(word)),
  );
  return input === '' ? found : found.map((path) => begunWith(path, input));
}

const begun = new WeakMap<DescribedPath, Map<string, DescribedPath>>();

/** A path that is the same for several inputs, started with the requested one. */
function begunWith(described: DescribedPath, input: string): DescribedPath {
  const { path } = described;
  if (!path.alike.includes(input)) return described;
  const known = begun.get(described) ?? new Map<string, DescribedPath>();
  begun.set(described, known);
  const alike = [path.input, ...path.alike].filter((one) => one !== input);
  const one = known.get(input) ?? { ...described, path: { ...path, input, alike } };
  known.set(input, one);
  return one;
}

/** The filter in one line, for the top of a file. */
export const filterText = (filter: PathFilter, { stateName }: Pick<PathDescriber, 'stateName'>): string =>
  [
    filter.state && `through “${stateName(filter.state)}”`,
    filter.event && `with “${filter.event}”`,
    filter.outcome && `ending in “${filter.outcome}”`,
    filter.input && `begun with “${filter.input}”`,
    filter.search && `with the words “${filter.search}”`,
  ]
    .filter(Boolean)
    .join(', ');
