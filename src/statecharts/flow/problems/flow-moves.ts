import { isWithin, joinPath, parentPath, sameCause, targetPath } from '../flow-tree.ts';
import {
  opensAnotherStep,
  selfAndAncestors,
  type AnalysedTransition,
  type FlowAnalysis,
} from './flow-analysis.ts';

/** The atomic states that are active after a state is entered; several alternatives where a history state decides. */
function beginnings({ flow, states }: FlowAnalysis, path: string, depth = 0): readonly (readonly string[])[] {
  const here = states.get(path)?.state;
  const keys = Object.keys(here?.states ?? {});
  if (!here || depth > 20) return [];
  const inner = (paths: readonly string[]) =>
    paths.map((one) => beginnings({ flow, states } as FlowAnalysis, one, depth + 1));
  if (here.type === 'history') {
    const around = parentPath(path) ?? '';
    const target = here.target === undefined ? null : targetPath(flow, path, here.target);
    const siblings = Object.entries(states.get(around)?.state.states ?? {})
      .filter(([, { type }]) => type !== 'history')
      .map(([key]) => joinPath(around, key));
    return inner(target === null ? siblings : [target, ...siblings]).flat();
  }
  if (keys.length === 0) return [[path]];
  if (here.type !== 'parallel') return inner([joinPath(path, here.initial ?? '')]).flat();
  return inner(keys.map((key) => joinPath(path, key))).reduce<readonly (readonly string[])[]>(
    (all, region) => all.flatMap((leaves) => region.map((more) => [...leaves, ...more])),
    [[]],
  );
}

/** The innermost state that stays active when a transition is taken. */
function stayingAround({ states }: FlowAnalysis, from: string, to: string): string {
  const isParallel = (path: string): boolean => states.get(path)?.state.type === 'parallel';
  if (from !== to && isWithin(to, from) && !isParallel(from)) return from;
  const holds = (path: string): boolean =>
    path === '' || (path !== to && isWithin(to, path) && !isParallel(path));
  return selfAndAncestors(parentPath(from) ?? '').find(holds) ?? '';
}

function entering(analysis: FlowAnalysis, leaves: readonly string[], from: string, to: string) {
  const around = stayingAround(analysis, from, to);
  const kept = leaves.filter((leaf) => !isWithin(leaf, around));
  const regions = selfAndAncestors(to)
    .slice(1)
    .filter((path) => path !== around && isWithin(path, around))
    .filter((path) => analysis.states.get(path)?.state.type === 'parallel')
    .flatMap((path) =>
      Object.keys(analysis.states.get(path)?.state.states ?? {}).map((key) => joinPath(path, key)),
    )
    .filter((region) => !isWithin(to, region));
  const sides = regions.flatMap((region) => beginnings(analysis, region)[0] ?? []);
  return beginnings(analysis, to).map((inner) => [...kept, ...sides, ...inner].toSorted());
}

/** From the innermost state outwards, the order in which automatic transitions are tried. */
const activeIn = (leaves: readonly string[]): readonly string[] => [
  ...new Set(leaves.flatMap(selfAndAncestors)),
];

function automaticIn({ states }: FlowAnalysis, leaves: readonly string[]): readonly AnalysedTransition[] {
  const isFinished = (path: string): boolean =>
    leaves.some((leaf) => parentPath(leaf) === path && states.get(leaf)?.state.type === 'final');
  return activeIn(leaves).flatMap((path) =>
    (states.get(path)?.transitions ?? []).filter(
      ({ to, place: { cause } }) =>
        to !== null && (cause.kind === 'always' || (cause.kind === 'finished' && isFinished(path))),
    ),
  );
}

/** The transitions possible at rest, by cause; an event is first offered to the innermost state. */
function happeningsIn(
  { states, kit }: FlowAnalysis,
  leaves: readonly string[],
): readonly (readonly AnalysedTransition[])[] {
  const groups: AnalysedTransition[][] = [];
  for (const path of activeIn(leaves)) {
    for (const transition of states.get(path)?.transitions ?? []) {
      const { cause } = transition.place;
      if (cause.kind === 'always' || cause.kind === 'finished' || opensAnotherStep(kit, transition.place))
        continue;
      const group = groups.find(
        ([first]) =>
          first !== undefined &&
          sameCause(first.place.cause, cause) &&
          (cause.kind === 'on' || first.place.state === path),
      );
      if (group) group.push(transition);
      else groups.push([transition]);
    }
  }
  return groups;
}

/** The possible next moves from a configuration, which is named by its atomic states. */
interface Moves {
  readonly beginnings: readonly (readonly string[])[];
  readonly activeIn: (leaves: readonly string[]) => readonly string[];
  readonly automaticIn: (leaves: readonly string[]) => readonly AnalysedTransition[];
  readonly happeningsIn: (leaves: readonly string[]) => readonly (readonly AnalysedTransition[])[];
  readonly entering: (leaves: readonly string[], from: string, to: string) => readonly (readonly string[])[];
}

/** Caches results, since a flow is traversed many times. */
function remembered<Rest extends readonly string[], Answer>(
  answer: (leaves: readonly string[], ...rest: Rest) => Answer,
): typeof answer {
  const known = new Map<string, Answer>();
  return (leaves, ...rest) => {
    const name = [leaves.join(' '), ...rest].join('|');
    const before = known.get(name);
    if (before !== undefined) return before;
    const now = answer(leaves, ...rest);
    known.set(name, now);
    return now;
  };
}

const known = new WeakMap<FlowAnalysis, Moves>();

/** The moves of a flow; the same for every traversal of it. */
export function movesOf(analysis: FlowAnalysis): Moves {
  const before = known.get(analysis);
  if (before) return before;
  const moves: Moves = {
    beginnings: beginnings(analysis, ''),
    activeIn: remembered(activeIn),
    automaticIn: remembered((leaves) => automaticIn(analysis, leaves)),
    happeningsIn: remembered((leaves) => happeningsIn(analysis, leaves)),
    entering: remembered((leaves, from: string, to: string) => entering(analysis, leaves, from, to)),
  };
  known.set(analysis, moves);
  return moves;
}
