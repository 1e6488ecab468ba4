import type { FlowGuard } from '../flow.types.ts';
import { guardText, type AnalysedTransition, type FlowAnalysis } from './flow-analysis.ts';
import { movesOf } from './flow-moves.ts';

/** The guards known to hold or not to hold since the last event, by their texts. */
export type Facts = Readonly<Record<string, boolean>>;

/** A reached configuration: its atomic states. */
export interface Visit {
  readonly leaves: readonly string[];
  readonly facts: Facts;
  /** Facts that hold permanently because of what was done on the way here. */
  readonly learnt: Facts;
  /** The last step of a shortest path to here; null at the beginning. */
  readonly by: { readonly way: AnalysedTransition; readonly before: Visit } | null;
}

/** A transition that may be taken, with the facts that it requires. */
interface Branch {
  readonly way: AnalysedTransition;
  readonly facts: Facts;
}

/** What can really happen in a flow, from its beginning. */
export interface FlowWalk {
  /** The configurations in which the flow may rest until an event. */
  readonly rests: readonly Visit[];
  /** Every state that is ever active, including transient ones. */
  readonly entered: ReadonlySet<string>;
  /** Unguarded automatic transitions, by the states that they leave immediately. */
  readonly endedBy: ReadonlyMap<string, readonly AnalysedTransition[]>;
  /** The names of the configurations that may follow each resting configuration, by its name. */
  readonly following: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Search {
  /** Transitions that are excluded: what is still reached is reached without them. */
  readonly without?: (way: AnalysedTransition) => boolean;
  /** Facts that always hold. */
  readonly given?: Facts;
  /** Facts that hold permanently once a transition was taken; null if there are none. */
  readonly learntBy?: ((way: AnalysedTransition) => Facts) | null;
}

export const visitName = ({ leaves, learnt }: Visit): string =>
  [...leaves, ...Object.keys(learnt).toSorted()].join(' ');

const factOf = (facts: Facts, guard: FlowGuard): boolean | undefined => facts[guardText(guard)];

/**
 * The alternatives of which one is taken: the first whose guard holds. Guards are independent, but each keeps its
 * result until the next event. `rest`: the facts under which none is taken; null if one always is.
 */
function branchesOf(transitions: readonly AnalysedTransition[], input: Facts) {
  const branches: Branch[] = [];
  let facts = input;
  for (const way of transitions) {
    const { guard } = way.transition;
    const known = guard === undefined ? true : factOf(facts, guard);
    if (known === false) continue;
    const holds = guard === undefined ? facts : { ...facts, [guardText(guard)]: true };
    branches.push({ way, facts: holds });
    if (known === true) return { branches, rest: null, last: way };
    if (guard !== undefined) facts = { ...facts, [guardText(guard)]: false };
  }
  return { branches, rest: facts, last: null };
}

/** Visits everything that can happen, except transitions that another one always takes precedence over. */
export function walkFlow(
  analysis: FlowAnalysis,
  { without = () => false, given = {}, learntBy = null }: Search = {},
): FlowWalk {
  const { beginnings, activeIn, automaticIn, happeningsIn, entering } = movesOf(analysis);
  const seen = new Set<string>();
  const rests = new Map<string, Visit>();
  const entered = new Set<string>();
  const endedBy = new Map<string, AnalysedTransition[]>();
  const following = new Map<string, Set<string>>();
  /** The last resting configuration on the path to a visit. */
  const queue: { visit: Visit; since: string | null }[] = [];
  const add = (visit: Visit, since: string | null): void => {
    const name = JSON.stringify([visitName(visit), visit.facts, since]);
    if (seen.has(name)) return;
    seen.add(name);
    queue.push({ visit, since });
  };
  const take = ({ way, facts }: Branch, before: Visit, since: string | null): void => {
    const { to, transition, place } = way;
    if (to === null || without(way)) return;
    const learnt = learntBy ? { ...before.learnt, ...learntBy(way) } : before.learnt;
    // Actions on the way may change which facts hold.
    const after = { ...(transition.actions === undefined ? facts : given), ...learnt };
    for (const leaves of entering(before.leaves, place.state, to))
      add({ leaves, facts: after, learnt, by: { way, before } }, since);
  };

  for (const leaves of beginnings)
    add({ leaves: leaves.toSorted(), facts: given, learnt: {}, by: null }, null);
  for (let at = 0; at < queue.length; at += 1) {
    const { visit, since } = queue[at] ?? {};
    if (!visit || since === undefined) break;
    for (const path of activeIn(visit.leaves)) entered.add(path);
    const automatic = branchesOf(automaticIn(visit.leaves), visit.facts);
    for (const branch of automatic.branches) take(branch, visit, since);
    if (automatic.last) {
      const { last } = automatic;
      for (const leaf of visit.leaves) endedBy.set(leaf, [...(endedBy.get(leaf) ?? []), last]);
      continue;
    }
    const name = visitName(visit);
    if (since !== null) following.set(since, (following.get(since) ?? new Set()).add(name));
    if (rests.has(name)) continue;
    rests.set(name, visit);
    following.set(name, following.get(name) ?? new Set());
    for (const transitions of happeningsIn(visit.leaves))
      for (const branch of branchesOf(transitions, { ...given, ...visit.learnt }).branches)
        take(branch, visit, name);
  }
  return { rests: [...rests.values()], entered, endedBy, following };
}

/** The places of the transitions on the path to a visit, in order. */
export function waysTo(visit: Visit): readonly AnalysedTransition[] {
  return visit.by ? [...waysTo(visit.by.before), visit.by.way] : [];
}
