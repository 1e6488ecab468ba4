import type { FlowGuard } from '../flow.types.ts';
import { guardText, type AnalysedTransition, type FlowAnalysis } from './flow-analysis.ts';
import { movesOf } from './flow-moves.ts';

/** Which guards were found to hold, and which not, since something last happened; by their texts. */
export type Facts = Readonly<Record<string, boolean>>;

/** Where a walk has come to: the innermost active states. */
export interface Visit {
  readonly leaves: readonly string[];
  readonly facts: Facts;
  /** What holds for good since something was done on the way here. */
  readonly learnt: Facts;
  /** The last step on a shortest way here; null at the beginning. */
  readonly by: { readonly way: AnalysedTransition; readonly before: Visit } | null;
}

/** A transition that may be taken, with the facts under which it is. */
interface Branch {
  readonly way: AnalysedTransition;
  readonly facts: Facts;
}

/** What can really happen in a flow, from its beginning. */
export interface FlowWalk {
  /** Wherever the flow may stay until something happens. */
  readonly rests: readonly Visit[];
  /** Every state that is ever active, if only in passing. */
  readonly entered: ReadonlySet<string>;
  /** Automatic transitions without a condition, by the states that they end at once. */
  readonly endedBy: ReadonlyMap<string, readonly AnalysedTransition[]>;
  /** From a place of rest, by its name, to the names of those that may follow. */
  readonly following: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Search {
  /** Ways that are not taken: what is still reached, is reached without them. */
  readonly without?: (way: AnalysedTransition) => boolean;
  /** What holds from the beginning to the end, whatever happens. */
  readonly given?: Facts;
  /** What holds for good once a way was taken; null if nothing more. */
  readonly learntBy?: ((way: AnalysedTransition) => Facts) | null;
}

export const visitName = ({ leaves, learnt }: Visit): string =>
  [...leaves, ...Object.keys(learnt).toSorted()].join(' ');

const factOf = (facts: Facts, guard: FlowGuard): boolean | undefined => facts[guardText(guard)];

/**
 * The ways of which one is taken: the first whose guard holds. Guards are free, but each has one answer until something
 * happens. `rest`: the facts under which none is taken; null if one always is.
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

/** Walks through all that can happen: not along arrows that another one always takes precedence over. */
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
  /** The last place of rest on the way to a visit. */
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
    // What is done on the way may change what holds.
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

/** The places of the transitions on the way to a visit, in order. */
export function waysTo(visit: Visit): readonly AnalysedTransition[] {
  return visit.by ? [...waysTo(visit.by.before), visit.by.way] : [];
}
