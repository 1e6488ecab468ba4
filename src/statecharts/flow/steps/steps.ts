import type { Json } from '../../json.ts';
import { changeState, changeTransitions, withKey, withStateKey } from '../change-flow.ts';
import type { Flow, FlowState } from '../flow.types.ts';
import { isWithin, targetPath } from '../flow-targets.ts';
import { kindOf, stepsOf, type MaybeKit } from './step-list.ts';
import { whyNot } from './step-locks.ts';
import { withoutSkip, withSkip } from './step-skip.ts';
import { inOrder, ledOn, reactionsInOrder, rewired, withoutState } from './step-wiring.ts';

export { stepsOf, type StepInPath } from './step-list.ts';
export { whyNot, type StepAct } from './step-locks.ts';

const keysOf = (flow: Flow, kit: MaybeKit): readonly string[] => stepsOf(flow, kit).map(({ key }) => key);

const between = (least: number, most: number, index: number): number =>
  Math.min(Math.max(Math.trunc(index) || 0, least), most);

const withWords = (flow: Flow, key: string, words: Readonly<Record<string, Json>>): Flow =>
  changeState(flow, key, (state) =>
    withStateKey(
      state,
      'meta',
      Object.entries(words).reduce<Readonly<Record<string, Json>>>(
        (meta, [name, value]) => withKey<Readonly<Record<string, Json>>, string>(meta, name, value),
        state.meta ?? {},
      ),
    ),
  );

/** The path with a step at another place; as it is where the step is fixed. Nothing comes after the last step. */
export function moveStep(flow: Flow, kit: MaybeKit, step: string, toIndex: number): Flow {
  const steps = stepsOf(flow, kit);
  const from = steps.findIndex((one) => one.step === step);
  const found = steps[from];
  const to = between(0, steps.length - 2, toIndex);
  if (found?.kind?.fixedBecause !== null || from === steps.length - 1 || to === from) return flow;
  const before = steps.map(({ key }) => key);
  const after = before.toSpliced(from, 1).toSpliced(to, 0, found.key);
  return reactionsInOrder(inOrder(rewired(flow, kit, before, after), after), kit, after);
}

/** The path in which a step may be skipped, or no longer; as it is where that cannot be. */
export function setOptional(flow: Flow, kit: MaybeKit, step: string, optional: boolean): Flow {
  const steps = stepsOf(flow, kit);
  const index = steps.findIndex((one) => one.step === step);
  const found = steps[index];
  if (!found || whyNot(flow, kit, step, optional ? 'optional' : 'mandatory') !== null) return flow;
  const told = withWords(flow, found.key, { optional });
  const skip = found.kind?.skip;
  if (!skip) return told;
  const next = steps[index + 1];
  if (!optional) return withoutSkip(told, found.key, skip);
  return next ? withSkip(told, found.key, skip, next.key) : flow;
}

function withState(flow: Flow, key: string, state: FlowState, beforeKey: string): Flow {
  const entries = Object.entries(flow.states ?? {});
  const at = entries.findIndex(([name]) => name === beforeKey);
  return { ...flow, states: Object.fromEntries(entries.toSpliced(at, 0, [key, state])) };
}

/** The path with a step more, made from its template; as it is where it cannot be added. */
export function addStep(flow: Flow, kit: MaybeKit, step: string, atIndex: number): Flow {
  const kind = kindOf(kit, step);
  const before = keysOf(flow, kit);
  const at = between(0, before.length - 1, atIndex);
  const next = before[at];
  if (!kit || !kind?.node || next === undefined || whyNot(flow, kit, step, 'add') !== null) return flow;
  const after = before.toSpliced(at, 0, kind.key);
  const put = withState(flow, kind.key, ledOn(flow, kind.node, next), next);
  const led = rewired(put, kit, before, after);
  const skipped =
    kind.skip && kind.node.meta?.optional === true ? withSkip(led, kind.key, kind.skip, next) : led;
  const later = after.slice(at + 1);
  return changeState(skipped, '', (machine) =>
    changeTransitions(machine, { kind: 'on', event: kit.opened.event }, (reactions) => {
      const place = reactions.findIndex(({ target }) => {
        const path = target === undefined ? null : targetPath(skipped, '', target);
        return path !== null && later.some((key) => isWithin(path, key));
      });
      return reactions.toSpliced(place === -1 ? reactions.length : place, 0, kit.opened.reaction(kind));
    }),
  );
}

/** The path without a step: what led on to it leads to the step after it; as it is where it cannot be taken out. */
export function removeStep(flow: Flow, kit: MaybeKit, step: string): Flow {
  const found = stepsOf(flow, kit).find((one) => one.step === step);
  if (!found || whyNot(flow, kit, step, 'remove') !== null) return flow;
  const before = keysOf(flow, kit);
  const after = before.filter((key) => key !== found.key);
  return withoutState(rewired(flow, kit, before, after), found.key);
}

/** The path in which a step has other words. A number of minutes that is none is not taken. */
export function renameStep(
  flow: Flow,
  step: string,
  words: { readonly title?: string; readonly needs?: string; readonly minutes?: number },
): Flow {
  const found = stepsOf(flow, null).find((one) => one.step === step);
  if (!found) return flow;
  const said = Object.entries(words).flatMap(([name, value]): [string, Json][] => {
    if (typeof value === 'string') return [[name, value]];
    // Minus zero would be read back as zero.
    return Number.isFinite(value) && value >= 0 ? [[name, value + 0]] : [];
  });
  return withWords(flow, found.key, Object.fromEntries(said));
}
