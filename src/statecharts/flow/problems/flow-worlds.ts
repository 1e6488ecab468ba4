import type { FlowGuard } from '../flow.types.ts';
import { guardText, type FlowAnalysis } from './flow-analysis.ts';
import type { Facts } from './flow-walk.ts';

/** A kind of user, for whom certain facts always hold that a path's guards check. */
export interface World {
  readonly facts: Facts;
  /** Steps that are not done yet may be done on the way. */
  readonly isNew: boolean;
  /** The facts that hold and do not hold initially; empty for any user. */
  readonly because: readonly FlowGuard[];
}

export const anybody: World = { facts: {}, isNew: false, because: [] };

const both = (one: World, other: World): World => ({
  facts: { ...one.facts, ...other.facts },
  isNew: one.isNew || other.isNew,
  because: [...one.because, ...other.because],
});

function guardsIn({ states }: FlowAnalysis): ReadonlySet<string> {
  const all = [...states.values()].flatMap(({ transitions }) => transitions);
  return new Set(all.flatMap(({ transition: { guard } }) => (guard === undefined ? [] : [guardText(guard)])));
}

/** The kinds of users of a path, by what never changes about them; only the facts that the path checks. */
export function kindsOfPeople(analysis: FlowAnalysis): readonly World[] {
  const asked = guardsIn(analysis);
  return analysis.kit.unchanging
    .filter((group) => group.some((guard) => asked.has(guardText(guard))))
    .reduce<readonly World[]>(
      (worlds, group) =>
        worlds.flatMap((world) =>
          group.map((holds) =>
            both(world, {
              facts: Object.fromEntries(group.map((one) => [guardText(one), one === holds])),
              isNew: false,
              because: [holds],
            }),
          ),
        ),
      [anybody],
    );
}

/**
 * All kinds: new users, and those who have done some steps already. A step stays done, so a user who is led back
 * because of it is led back each time.
 */
export function worldsOf(analysis: FlowAnalysis): readonly World[] {
  const { settled, kinds, learnt, returning } = analysis.kit;
  const asked = guardsIn(analysis);
  const isAsked = (guard: FlowGuard): boolean => asked.has(guardText(guard));
  const guards = settled ? kinds.map(({ step }) => settled(step)).filter(isAsked) : [];
  const done = guards.map((guard): World => ({
    facts: { [guardText(guard)]: true },
    isNew: false,
    because: [guard],
  }));
  const everything = done.length > 1 ? [done.reduce(both, anybody)] : [];
  const notYet = [...guards, ...[...learnt, ...returning].map(({ guard }) => guard).filter(isAsked)];
  const newcomer: World = {
    facts: Object.fromEntries(notYet.map((guard) => [guardText(guard), false])),
    isNew: true,
    because: [],
  };
  return kindsOfPeople(analysis).flatMap((people) =>
    [newcomer, ...done, ...everything].map((world) => both(people, world)),
  );
}
