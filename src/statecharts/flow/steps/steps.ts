import type { Json } from '../../json.ts';
import { changeState, changeTransitions, withKey, withStateKey } from '../change-flow.ts';
import type { Flow, FlowState } from '../flow.types.ts';
import { isWithin, targetPath } from '../flow-targets.ts';
import { kindOf, stepsOf, type MaybeKit } from './step-list.ts';
import { whyStepActionRefused } from './step-restrictions.ts';
import { withoutSkip, withSkip } from './step-skip.ts';
import {
  withStatesInOrder,
  withNextStep,
  reactionsInOrder,
  rewireSteps,
  withoutState,
} from './step-wiring.ts';

export { stepsOf, type StepInPath } from './step-list.ts';
export { whyStepActionRefused } from './step-restrictions.ts';

const keysOf = (flow: Flow, kit: MaybeKit): readonly string[] => stepsOf(flow, kit).map(({ key }) => key);

const between = (minimum: number, most: number, index: number): number =>
  Math.min(Math.max(Math.trunc(index) || 0, minimum), most);

const withTexts = (flow: Flow, key: string, text: Readonly<Record<string, Json>>): Flow =>
  changeState(flow, key, (state) =>
    withStateKey(
      state,
      'meta',
      Object.entries(text).reduce<Readonly<Record<string, Json>>>(
        (meta, [name, value]) => withKey<Readonly<Record<string, Json>>, string>(meta, name, value),
        state.meta ?? {},
      ),
    ),
  );

/** Moves a step; unchanged if the step is fixed. Nothing comes after the last step. */
export function moveStep(flow: Flow, kit: MaybeKit, step: string, toIndex: number): Flow {
  const steps = stepsOf(flow, kit);
  const from = steps.findIndex((one) => one.step === step);
  const found = steps[from];
  const to = between(0, steps.length - 2, toIndex);
  if (found?.kind?.fixedBecause !== null || from === steps.length - 1 || to === from) return flow;
  const before = steps.map(({ key }) => key);
  const after = before.toSpliced(from, 1).toSpliced(to, 0, found.key);
  return reactionsInOrder(withStatesInOrder(rewireSteps(flow, kit, before, after), after), kit, after);
}

/** Makes a step optional or mandatory; unchanged if that is not possible. */
export function setOptional(flow: Flow, kit: MaybeKit, step: string, optional: boolean): Flow {
  const steps = stepsOf(flow, kit);
  const index = steps.findIndex((one) => one.step === step);
  const found = steps[index];
  if (!found || whyStepActionRefused(flow, kit, step, optional ? 'optional' : 'mandatory') !== null)
    return flow;
  const described = withTexts(flow, found.key, { optional });
  const skip = found.kind?.skip;
  if (!skip) return described;
  const next = steps[index + 1];
  if (!optional) return withoutSkip(described, found.key, skip);
  return next ? withSkip(described, found.key, skip, next.key) : flow;
}

function withState(flow: Flow, key: string, state: FlowState, beforeKey: string): Flow {
  const entries = Object.entries(flow.states ?? {});
  const at = entries.findIndex(([name]) => name === beforeKey);
  return { ...flow, states: Object.fromEntries(entries.toSpliced(at, 0, [key, state])) };
}

/** Adds a step from its template; unchanged if it cannot be added. */
export function addStep(flow: Flow, kit: MaybeKit, step: string, atIndex: number): Flow {
  const kind = kindOf(kit, step);
  const before = keysOf(flow, kit);
  const at = between(0, before.length - 1, atIndex);
  const next = before[at];
  if (!kit || !kind?.node || next === undefined || whyStepActionRefused(flow, kit, step, 'add') !== null)
    return flow;
  const after = before.toSpliced(at, 0, kind.key);
  const put = withState(flow, kind.key, withNextStep(flow, kind.node, next), next);
  const led = rewireSteps(put, kit, before, after);
  const skipped =
    kind.skip && kind.node.meta?.optional === true ? withSkip(led, kind.key, kind.skip, next) : led;
  const later = after.slice(at + 1);
  return changeState(skipped, '', (machine) =>
    changeTransitions(machine, { kind: 'on', event: kit.opened.event }, (reactions) => {
      const position = reactions.findIndex(({ target }) => {
        const path = target === undefined ? null : targetPath(skipped, '', target);
        return path !== null && later.some((key) => isWithin(path, key));
      });
      return reactions.toSpliced(position === -1 ? reactions.length : position, 0, kit.opened.reaction(kind));
    }),
  );
}

/** Removes a step: transitions to it lead to the next step; unchanged if it cannot be removed. */
export function removeStep(flow: Flow, kit: MaybeKit, step: string): Flow {
  const found = stepsOf(flow, kit).find((one) => one.step === step);
  if (!found || whyStepActionRefused(flow, kit, step, 'remove') !== null) return flow;
  const before = keysOf(flow, kit);
  const after = before.filter((key) => key !== found.key);
  return withoutState(rewireSteps(flow, kit, before, after), found.key);
}

/** Changes a step's texts. An invalid number of minutes is ignored. */
export function renameStep(
  flow: Flow,
  step: string,
  text: { readonly title?: string; readonly needs?: string; readonly minutes?: number },
): Flow {
  const found = stepsOf(flow, null).find((one) => one.step === step);
  if (!found) return flow;
  const reported = Object.entries(text).flatMap(([name, value]): [string, Json][] => {
    if (typeof value === 'string') return [[name, value]];
    // Minus zero would be read back as zero.
    return Number.isFinite(value) && value >= 0 ? [[name, value + 0]] : [];
  });
  return withTexts(flow, found.key, Object.fromEntries(reported));
}
