import type { PathTeller } from '../../../src/statecharts/explore/told-path.ts';
import type { ToldPath } from '../../../src/statecharts/explore/told-path.types.ts';

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
    inputs: unique(paths.flatMap(({ path }) => [path.input, ...path.alike])),
  };
}

const stateIn = ({ path: { start, steps } }: ToldPath, state: string): boolean =>
  start.states.includes(state) || steps.some(({ states }) => states.includes(state));

const searchText = new WeakMap<ToldPath, string>();
function textOf(told: ToldPath): string {
  const known =
    searchText.get(told) ??
    [
      told.title,
      told.path.input,
      ...told.path.alike,
      ...told.screens,
      ...happeningsOf(told),
      ...told.steps.map(({ to }) => to),
    ]
      .join('\n')
      .toLowerCase();
  searchText.set(told, known);
  return known;
}

/** All of it must hold; of several words each must occur somewhere. */
export function filterPaths(paths: readonly ToldPath[], filter: PathFilter): readonly ToldPath[] {
  const { state, event, outcome, input } = filter;
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = paths.filter(
    (told) =>
      (state === '' || stateIn(told, state)) &&
      (event === '' || happeningsOf(told).includes(event)) &&
      (outcome === '' || told.path.outcome === outcome) &&
      (input === '' || told.path.input === input || told.path.alike.includes(input)) &&
      words.every((word) => textOf(told).includes(word)),
  );
  return input === '' ? found : found.map((told) => begunWith(told, input));
}

const begun = new WeakMap<ToldPath, Map<string, ToldPath>>();

/** A path that goes alike from several inputs, begun with the one that was asked for. */
function begunWith(told: ToldPath, input: string): ToldPath {
  const { path } = told;
  if (!path.alike.includes(input)) return told;
  const known = begun.get(told) ?? new Map<string, ToldPath>();
  begun.set(told, known);
  const alike = [path.input, ...path.alike].filter((one) => one !== input);
  const one = known.get(input) ?? { ...told, path: { ...path, input, alike } };
  known.set(input, one);
  return one;
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
