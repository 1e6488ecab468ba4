import type { SimplePath } from './simple-paths.types.ts';
import type { DescribedStep } from './described-path.types.ts';

interface Untitled {
  readonly path: SimplePath;
  readonly steps: readonly DescribedStep[];
  readonly ends: string;
}

/** A point where paths branch: the possible next steps, the usual one first. */
interface Fork {
  readonly ways: Map<string, { readonly rank: number; readonly onward: Fork }>;
}

const newFork = (): Fork => ({ ways: new Map() });

const branchOf = ({ event, label, value }: SimplePath['steps'][number]): string =>
  JSON.stringify([event.type, label, value]);

/** Forks by input. */
type Forks = ReadonlyMap<string, Fork>;

/** All path prefixes, each once. */
function forksOf(described: readonly Untitled[]): Forks {
  const byInput = new Map<string, Fork>();
  for (const { path } of described) {
    let fork = byInput.get(path.input) ?? newFork();
    byInput.set(path.input, fork);
    for (const step of path.steps) {
      const way = fork.ways.get(branchOf(step)) ?? { rank: step.rank, onward: newFork() };
      fork.ways.set(branchOf(step), way);
      fork = way.onward;
    }
  }
  return byInput;
}

const mostCommonInput = (described: readonly Untitled[]): string | undefined =>
  [...Map.groupBy(described, ({ path }) => path.input)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0];

/**
 * Describes a path at its forks: the unusual steps of `all`, and every step at the forks of `last`. What the machine
 * finds first is always included; the last step never is, because the ending is described separately.
 */
function partsOf({ path, steps }: Untitled, all: Forks, last: Forks): string[] {
  let wide = all.get(path.input);
  let near = last.get(path.input);
  return path.steps.flatMap((step, index) => {
    const ways = wide ? [...wide.ways.values()] : [];
    const distinguishes = (near?.ways.size ?? 0) > 1;
    wide = wide?.ways.get(branchOf(step))?.onward;
    near = near?.ways.get(branchOf(step))?.onward;
    const isEnd = index === path.steps.length - 1 && path.end === 'outcome';
    if (index === 0) return ways.length > 1 ? (steps[index]?.summary ?? []) : [];
    const isUnusual = ways.some(({ rank }) => rank < step.rank);
    return (isUnusual || distinguishes) && !isEnd ? (steps[index]?.summary ?? []) : [];
  });
}

const listed = (text: readonly string[]): string =>
  // Drops consecutive duplicates.
  text.filter((one, index) => one !== '' && one !== text[index - 1]).join('; ');

/** "Nothing is done; cannot import a list: no network" */
const whole = ({ ends }: Untitled, what: string): string => `${what} → ${ends}`.toLowerCase();

/**
 * Titles that distinguish the listed paths; no two with the same ending are equal. They name the unusual steps at
 * forks; if several paths still match, also the usual steps at the forks between these; and in the end every step.
 */
export function pathTitles(described: readonly Untitled[]): string[] {
  const forks = forksOf(described);
  const none: Forks = new Map();
  const usualInput = mostCommonInput(described);
  const inputOf = ({ path }: Untitled): string => (path.input === usualInput ? '' : path.input);
  const levels: readonly ((one: Untitled, group: Forks) => string)[] = [
    (one) => listed([inputOf(one), ...partsOf(one, forks, none)]),
    (one, group) => listed([inputOf(one), ...partsOf(one, forks, group)]),
    (one) => listed([one.path.input, ...one.steps.map(({ summary }) => summary)]),
    (one) => listed([one.path.input, ...one.steps.map(({ summary, to }) => `${summary} (${to})`)]),
  ];
  const titles = new Map<Untitled, string>();
  const used = new Set<string>();
  let groups: readonly (readonly Untitled[])[] = [described];
  for (const titleOf of levels) {
    groups = groups.flatMap((group) => {
      const within = forksOf(group);
      const named = group.map((one) => ({ one, what: titleOf(one, within) }));
      return [...Map.groupBy(named, ({ one, what }) => whole(one, what)).entries()].flatMap(
        ([name, same]) => {
          const [first, ...others] = same;
          if (!first || others.length > 0 || used.has(name)) return [same.map(({ one }) => one)];
          used.add(name);
          titles.set(first.one, first.what);
          return [];
        },
      );
    });
  }
  groups.flat().forEach((one, index) => titles.set(one, `${one.path.input}; ${index + 1}`));
  return described.map((one) => titles.get(one) ?? '');
}
