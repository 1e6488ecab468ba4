import type { FlowDifference } from './difference.types.ts';
import {
  chartIdOf,
  meantTransitions,
  type Known,
  type MeantTransition,
  type Side,
} from './difference-sides.ts';
import { groupBy } from '../../chart/group-by.ts';
import type { Cause } from '../flow.types.ts';
import {
  capitalised,
  describeActions,
  describeCause,
  describeGuard,
  describeState,
  describeTarget,
  describeTransition,
} from '../describe.ts';

interface Pair {
  readonly was: MeantTransition;
  readonly is: MeantTransition;
}

/** Matches the transitions of one cause in one state between the versions. */
interface Matched {
  readonly pairs: readonly Pair[];
  readonly gone: readonly MeantTransition[];
  readonly come: readonly MeantTransition[];
}

/**
 * Pairs identical transitions first, then those with the same guard, the same target, or without alternatives, unless
 * each belongs to a step of its own.
 */
function matched(
  before: readonly MeantTransition[],
  after: readonly MeantTransition[],
  { isOpened }: { readonly isOpened: boolean },
): Matched {
  const pairs: Pair[] = [];
  let [gone, come] = [[...before], [...after]];
  const pairBy = (isSame: (was: MeantTransition, is: MeantTransition) => boolean): void => {
    for (const was of gone) {
      const is = come.find((one) => isSame(was, one));
      if (!is) continue;
      pairs.push({ was, is });
      gone = gone.filter((one) => one !== was);
      come = come.filter((one) => one !== is);
    }
  };
  pairBy((was, is) => was.text === is.text);
  pairBy((was, is) => was.guard === is.guard);
  pairBy((was, is) => was.meantTo === is.meantTo);
  pairBy(() => !isOpened && gone.length === 1 && come.length === 1);
  return { pairs, gone, come };
}

const causeText = (cause: Cause): string => JSON.stringify(Object.values(cause));

/** Leads to another step only because its steps were moved. */
export interface RewiredTransition {
  readonly from: string;
  readonly pair: Pair;
  readonly chartIds: readonly string[];
}

interface TransitionDifferences {
  readonly differences: readonly FlowDifference[];
  readonly rewired: readonly RewiredTransition[];
}

interface Sides {
  readonly before: Side;
  readonly after: Side;
}

const plain = (label: string): string => {
  const text = label.replace(/\.$/u, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
};

function describerOf({ before, after }: Sides, { vocabulary }: Known) {
  const describer =
    (side: Side) =>
    ({ place }: MeantTransition): string =>
      plain(describeTransition(side.flow, place, vocabulary));
  return { was: describer(before), is: describer(after) };
}

/**
 * Describes what changed in a transition that both versions have: "when Mia packs the bag: leads to “waking” now, not
 * to “shut”".
 */
function changeText({ before, after }: Sides, { was, is }: Pair, { vocabulary }: Known): string {
  const { cause, state: path } = is.place;
  const described = (side: Side, { transition, to }: MeantTransition) => ({
    guard: transition.guard === undefined ? null : describeGuard(transition.guard, vocabulary, side.flow),
    target: to === null ? null : describeTarget(side.flow, path, to),
    actions:
      transition.actions === undefined ? '' : describeActions(transition.actions, vocabulary, side.flow),
  });
  const [old, now] = [described(before, was), described(after, is)];
  const asks = (guard: string | null): string => (guard === null ? 'for nothing' : `whether ${guard}`);
  const leads = (target: string | null): string => (target === null ? 'nowhere' : `to ${target}`);
  const does = (actions: string): string => actions || 'nothing';
  const condition = was.guard === is.guard && now.guard !== null ? `, if ${now.guard}` : '';
  const turns = [
    ...(was.meantTo === is.meantTo ? [] : [`leads ${leads(now.target)} now, not ${leads(old.target)}`]),
    ...(was.guard === is.guard ? [] : [`asks ${asks(now.guard)} now, not ${asks(old.guard)}`]),
    ...(was.actions === is.actions ? [] : [`does now: ${does(now.actions)}; before: ${does(old.actions)}`]),
  ];
  const causeWords = plain(describeCause(cause, vocabulary, after.states.get(path)?.state ?? null));
  return `${causeWords}${condition}: ${turns.join('; ') || 'begins anew, or no longer'}`;
}

function ofCause(
  sides: Sides,
  { path, cause }: { readonly path: string; readonly cause: Cause },
  { pairs, gone, come }: Matched,
  { known, isReportedWithStep, isOpened }: Options & { readonly isOpened: boolean },
): FlowDifference[] {
  const { before, after } = sides;
  const where = describeState(after.flow, path);
  const describe = describerOf(sides, known);
  const of = { about: 'transition', state: path } as const;
  const id = (kind: string, text: string): string => `transition ${kind} ${path} ${causeText(cause)} ${text}`;
  const changed = pairs
    .filter(({ was, is }) => was.text !== is.text)
    .map(({ was, is }): FlowDifference => ({
      ...of,
      id: id('changed', `${was.text} ${is.text}`),
      kind: 'changed',
      chartIds: [...new Set([chartIdOf(before, was.place), chartIdOf(after, is.place)])],
      text: `${capitalised(where)}, ${changeText(sides, { was, is }, known)}`,
    }));
  const whole =
    (kind: 'added' | 'removed', side: Side) =>
    (one: MeantTransition): FlowDifference => ({
      ...of,
      id: id(kind, one.text),
      kind,
      chartIds: [chartIdOf(side, one.place)],
      text: `${kind === 'added' ? 'New in' : 'Gone from'} ${where}: ${kind === 'added' ? describe.is(one) : describe.was(one)}`,
    });
  const inOrder = pairs.toSorted((one, other) => one.was.place.index - other.was.place.index);
  const isReordered =
    !isOpened && inOrder.some(({ is }, index) => is.place.index < (inOrder[index - 1]?.is.place.index ?? -1));
  const order: FlowDifference[] = isReordered
    ? [
        {
          ...of,
          id: id('order', ''),
          kind: 'changed',
          chartIds: inOrder.map(({ is }) => chartIdOf(after, is.place)),
          text: `${capitalised(where)}: ${plain(describeCause(cause, known.vocabulary, after.states.get(path)?.state ?? null))}, the conditions are asked in another order`,
        },
      ]
    : [];
  const isReportedHere = ({ to }: MeantTransition): boolean => to === null || !isReportedWithStep(to);
  return [
    ...changed,
    ...order,
    ...come.filter(isReportedHere).map(whole('added', after)),
    ...gone.filter(isReportedHere).map(whole('removed', before)),
  ];
}

interface Options {
  readonly known: Known;
  /** Whether a step's difference already reports its addition or removal. */
  readonly isReportedWithStep: (path: string) => boolean;
}

/**
 * Added and removed transitions, and those with another target, guard, action or order; and those that follow from
 * moved steps.
 */
export function transitionDifferences(before: Side, after: Side, options: Options): TransitionDifferences {
  const sides = { before, after };
  const differences: FlowDifference[] = [];
  const rewired: RewiredTransition[] = [];
  for (const path of after.states.keys()) {
    if (!before.states.has(path)) continue;
    const was = groupBy(meantTransitions(before, path), ({ place }) => causeText(place.cause));
    const is = groupBy(meantTransitions(after, path), ({ place }) => causeText(place.cause));
    for (const name of new Set([...was.keys(), ...is.keys()])) {
      const [one, other] = [was.get(name) ?? [], is.get(name) ?? []];
      const cause = (other[0] ?? one[0])?.place.cause;
      if (!cause) continue;
      // Each step has its own transition that reopens it; their order follows the steps.
      const isOpened = path === '' && cause.kind === 'on' && cause.event === options.known.kit.opened.event;
      const match = matched(one, other, { isOpened });
      differences.push(...ofCause(sides, { path, cause }, match, { ...options, isOpened }));
      for (const pair of match.pairs) {
        if (pair.was.text !== pair.is.text || pair.was.to === pair.is.to) continue;
        const chartIds = [chartIdOf(before, pair.was.place), chartIdOf(after, pair.is.place)];
        rewired.push({ from: path, pair, chartIds });
      }
    }
  }
  return { differences, rewired };
}
