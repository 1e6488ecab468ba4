import type { SimplePath } from './simple-paths.types.ts';
import type { ToldStep } from './told-path.types.ts';

interface Untitled {
  readonly path: SimplePath;
  readonly steps: readonly ToldStep[];
  readonly ends: string;
}

/** Where paths part: the steps that some of them go on with, the usual one first. */
interface Fork {
  readonly ways: Map<string, { readonly rank: number; readonly onward: Fork }>;
}

const newFork = (): Fork => ({ ways: new Map() });

const wayOf = ({ event, words, value }: SimplePath['steps'][number]): string =>
  JSON.stringify([event.type, words, value]);

/** By input. */
type Forks = ReadonlyMap<string, Fork>;

/** All beginnings of paths, each once. */
function forksOf(told: readonly Untitled[]): Forks {
  const byInput = new Map<string, Fork>();
  for (const { path } of told) {
    let fork = byInput.get(path.input) ?? newFork();
    byInput.set(path.input, fork);
    for (const step of path.steps) {
      const way = fork.ways.get(wayOf(step)) ?? { rank: step.rank, onward: newFork() };
      fork.ways.set(wayOf(step), way);
      fork = way.onward;
    }
  }
  return byInput;
}

const mostCommonInput = (told: readonly Untitled[]): string | undefined =>
  [...Map.groupBy(told, ({ path }) => path.input)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0];

/**
 * Where a path could have gone on otherwise, what it does there: in each of these lists what is not usual, in the last also what is. What the machine finds
 * first is always told, and the last step never, for how the path ends is told besides.
 */
function partsOf({ path, steps }: Untitled, all: Forks, last: Forks): string[] {
  let wide = all.get(path.input);
  let near = last.get(path.input);
  return path.steps.flatMap((step, index) => {
    const ways = wide ? [...wide.ways.values()] : [];
    const isToldApart = (near?.ways.size ?? 0) > 1;
    wide = wide?.ways.get(wayOf(step))?.onward;
    near = near?.ways.get(wayOf(step))?.onward;
    const isEnd = index === path.steps.length - 1 && path.end === 'outcome';
    if (index === 0) return ways.length > 1 ? (steps[index]?.brief ?? []) : [];
    const isUnusual = ways.some(({ rank }) => rank < step.rank);
    return (isUnusual || isToldApart) && !isEnd ? (steps[index]?.brief ?? []) : [];
  });
}

const listed = (words: readonly string[]): string =>
  // Once is enough of what is the same twice in a row.
  words.filter((one, index) => one !== '' && one !== words[index - 1]).join('; ');

/** "Nothing is done; cannot import a list: no network" */
const whole = ({ ends }: Untitled, what: string): string => `${what} → ${ends}`.toLowerCase();

/**
 * What sets paths apart that are listed together: no two that end alike have the same words. Of what happens where they part that which is not usual there;
 * where that is the same for several, also what is usual where these part; and at last every step.
 */
export function pathTitles(told: readonly Untitled[]): string[] {
  const forks = forksOf(told);
  const none: Forks = new Map();
  const usualInput = mostCommonInput(told);
  const inputOf = ({ path }: Untitled): string => (path.input === usualInput ? '' : path.input);
  const levels: readonly ((one: Untitled, group: Forks) => string)[] = [
    (one) => listed([inputOf(one), ...partsOf(one, forks, none)]),
    (one, group) => listed([inputOf(one), ...partsOf(one, forks, group)]),
    (one) => listed([one.path.input, ...one.steps.map(({ brief }) => brief)]),
    (one) => listed([one.path.input, ...one.steps.map(({ brief, to }) => `${brief} (${to})`)]),
  ];
  const titles = new Map<Untitled, string>();
  const taken = new Set<string>();
  let groups: readonly (readonly Untitled[])[] = [told];
  for (const titleOf of levels) {
    groups = groups.flatMap((group) => {
      const within = forksOf(group);
      const named = group.map((one) => ({ one, what: titleOf(one, within) }));
      return [...Map.groupBy(named, ({ one, what }) => whole(one, what)).entries()].flatMap(
        ([name, same]) => {
          const [first, ...others] = same;
          if (!first || others.length > 0 || taken.has(name)) return [same.map(({ one }) => one)];
          taken.add(name);
          titles.set(first.one, first.what);
          return [];
        },
      );
    });
  }
  groups.flat().forEach((one, index) => titles.set(one, `${one.path.input}; ${index + 1}`));
  return told.map((one) => titles.get(one) ?? '');
}
