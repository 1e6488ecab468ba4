import { changeState, withKey, withStateKey } from '../change-flow.ts';
import { addTransition } from '../edit-flow.ts';
import type { Flow, FlowState, FlowTransition } from '../flow.types.ts';
import { joinPath, parentPath, stateAt, targetPath } from '../flow-targets.ts';
import type { StepKind } from './step-kit.types.ts';
import { withNextStep, withoutState } from './step-wiring.ts';
import { listOf } from '../transitions.ts';

type Skip = NonNullable<StepKind['skip']>;

const placesOf = (key: string, skip: Skip): { readonly from: string; readonly skipping: string } => {
  const from = joinPath(key, skip.from);
  return { from, skipping: joinPath(parentPath(from) ?? '', skip.transition.target ?? 'skipping') };
};

const reactionsOf = (flow: Flow, key: string, skip: Skip): readonly FlowTransition[] =>
  listOf(stateAt(flow, joinPath(key, skip.from))?.on?.[skip.event]);

const leadsTo = (flow: Flow, from: string, { target }: FlowTransition, path: string): boolean =>
  target !== undefined && targetPath(flow, from, target) === path;

/** Whether the vendor can skip the step as the kit defines it. */
export function isSkippable(flow: Flow, key: string, skip: Skip): boolean {
  const { from, skipping } = placesOf(key, skip);
  return reactionsOf(flow, key, skip).some((one) => leadsTo(flow, from, one, skipping));
}

/** Why a skip cannot be added; null if it can. */
export function whyNotSkippable(flow: Flow, key: string, skip: Skip): string | null {
  const { from, skipping } = placesOf(key, skip);
  if (!stateAt(flow, from)) return `The state “${skip.from}”, in which it would be skipped, is gone.`;
  const others = reactionsOf(flow, key, skip).filter((one) => !leadsTo(flow, from, one, skipping));
  return others.some(({ guard }) => guard === undefined)
    ? `In “${skip.from}” the event that skips it does something else already.`
    : null;
}

/** Makes the step skippable to the next step. What exists stays as it is. */
export function withSkip(flow: Flow, key: string, skip: Skip, nextKey: string): Flow {
  const { from, skipping } = placesOf(key, skip);
  const name = skipping.slice(skipping.lastIndexOf('.') + 1);
  const built = stateAt(flow, skipping)
    ? flow
    : changeState(flow, parentPath(skipping) ?? '', (around) =>
        withStateKey(
          around,
          'states',
          withKey<Readonly<Record<string, FlowState>>, string>(
            around.states ?? {},
            name,
            withNextStep(flow, skip.skipping, nextKey),
          ),
        ),
      );
  return isSkippable(built, key, skip)
    ? built
    : addTransition(built, from, { kind: 'on', event: skip.event }, skip.transition);
}

/** Makes the step mandatory. */
export const withoutSkip = (flow: Flow, key: string, skip: Skip): Flow => {
  const { skipping } = placesOf(key, skip);
  return stateAt(flow, skipping) ? withoutState(flow, skipping) : flow;
};
