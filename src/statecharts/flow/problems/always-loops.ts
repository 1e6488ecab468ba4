import type { Flow, FlowState, FlowTransition } from '../flow.types.ts';
import { joinPath, parentPath, stateAt, targetPath } from '../flow-targets.ts';
import { statesIn } from '../flow-tree.ts';
import { listOf } from '../transitions.ts';

/** States that follow each other automatically, the first one repeated at the end. */
interface AlwaysLoop {
  readonly states: readonly string[];
  /** Endless if at most one of its guards holds; otherwise only if several hold at once. */
  readonly isEndless: boolean;
}

interface Automatic {
  readonly guard: string | null;
  readonly to: string | null;
}

const guardOf = ({ guard }: FlowTransition): string | null =>
  guard === undefined ? null : JSON.stringify(guard);

/** The states entered together with a state: its initial descendants. */
function beginning(path: string, state: FlowState): readonly string[] {
  const children = Object.entries(state.states ?? {}).filter(
    ([key]) => state.type === 'parallel' || key === state.initial,
  );
  return [path, ...children.flatMap(([key, child]) => beginning(joinPath(path, key), child))];
}

/** All active states after a transition to a state. */
function inAfter(flow: Flow, path: string): readonly string[] {
  const state = stateAt(flow, path);
  const around = parentPath(path);
  if (!state) return [];
  if (state.type === 'history') {
    const first = state.target === undefined ? null : targetPath(flow, path, state.target);
    return inAfter(flow, first ?? around ?? '');
  }
  const up = (from: string | null): readonly string[] =>
    from === null ? [] : [from, ...up(parentPath(from))];
  return [...beginning(path, state), ...up(around)];
}

/** A state's automatic transitions: `always`, and the done transition of its parent if it is final. */
function automaticIn(flow: Flow, path: string, state: FlowState): readonly Automatic[] {
  const around = parentPath(path);
  const led = (from: string, transitions: readonly FlowTransition[]): readonly Automatic[] =>
    transitions.map((transition) => ({
      guard: guardOf(transition),
      to: transition.target === undefined ? null : targetPath(flow, from, transition.target),
    }));
  const always = led(path, listOf(state.always)).map((one) => ({ ...one, to: one.to ?? path }));
  if (state.type !== 'final' || around === null || around === '') return always;
  const ends = (ended: string): readonly Automatic[] => {
    const outside = parentPath(ended);
    const isRegion = outside !== null && stateAt(flow, outside)?.type === 'parallel';
    return [
      ...led(ended, listOf(stateAt(flow, ended)?.onDone)),
      ...(isRegion && outside !== '' ? ends(outside) : []),
    ];
  };
  return ends(around);
}

type Ways = ReadonlyMap<string, readonly string[]>;

/** A loop among transitions, or null. */
function loopIn(ways: Ways): readonly string[] | null {
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): readonly string[] | null => {
    const at = trail.indexOf(path);
    if (at !== -1) return [...trail.slice(at), path];
    if (done.has(path)) return null;
    trail.push(path);
    for (const next of ways.get(path) ?? []) {
      const loop = visit(next);
      if (loop) return loop;
    }
    trail.pop();
    done.add(path);
    return null;
  };
  for (const path of ways.keys()) {
    const loop = visit(path);
    if (loop) return loop;
  }
  return null;
}

/**
 * A loop of automatic transitions, preferring an endless one: a machine that enters it never stops. Null if there is
 * none.
 */
export function alwaysLoop(flow: Flow): AlwaysLoop | null {
  const automatic = statesIn(flow).flatMap(({ path, state }) => {
    const all = automaticIn(flow, path, state);
    return all.length === 0 ? [] : [{ path, all }];
  });
  const guards = new Set(automatic.flatMap(({ all }) => all.map(({ guard }) => guard)));
  const waysOf = (taken: (all: readonly Automatic[]) => readonly Automatic[]): Ways =>
    new Map(
      automatic.map(({ path, all }) => [
        path,
        taken(all).flatMap(({ to }) => (to === null ? [] : inAfter(flow, to))),
      ]),
    );
  // With one guard holding at a time, each state has one automatic transition: the first that is not blocked.
  const endless = [...guards]
    .map((holds) =>
      loopIn(waysOf((all) => all.filter(({ guard }) => guard === null || guard === holds).slice(0, 1))),
    )
    .find((loop) => loop !== null);
  if (endless) return { states: endless, isEndless: true };
  const possible = loopIn(waysOf((all) => all));
  return possible && { states: possible, isEndless: false };
}
