import { isWithin, listOf } from '../flow-tree.ts';
import type { StepKind } from '../steps/step-kit.types.ts';
import { guardText, type AnalysedTransition, type FlowAnalysis } from './flow-analysis.ts';
import type { Facts } from './flow-walk.ts';

/** The actor whose end causes a transition; null if something else does. */
export function actorDone(
  { states }: FlowAnalysis,
  { place: { state, cause } }: AnalysedTransition,
): string | null {
  if (cause.kind !== 'done') return null;
  return listOf(states.get(state)?.state.invoke).find(({ id }) => id === cause.invoke)?.src ?? null;
}

export const skippingEffects = (kind: StepKind | null): readonly string[] =>
  listOf(kind?.skip?.skipping.invoke).map(({ src }) => src);

/**
 * Facts that hold permanently once a transition was taken: that a step is done or skipped, and others that the kit
 * defines.
 */
export function learntBy(analysis: FlowAnalysis): (transition: AnalysedTransition) => Facts {
  const { kit, steps } = analysis;
  const { settled } = kit;
  return (transition) => {
    const actor = actorDone(analysis, transition);
    if (actor === null) return {};
    const done = steps.filter(
      ({ kind, key }) =>
        kind?.doneBy?.effects.includes(actor) ||
        (isWithin(transition.place.state, key) && skippingEffects(kind).includes(actor)),
    );
    const guards = [
      ...(settled ? done.map(({ step }) => settled(step)) : []),
      ...kit.learnt.filter(({ effects }) => effects.includes(actor)).map(({ guard }) => guard),
    ];
    return Object.fromEntries(guards.map((guard) => [guardText(guard), true]));
  };
}
