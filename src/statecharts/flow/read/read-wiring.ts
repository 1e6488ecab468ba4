import type { JsonPath } from '../../place-of.ts';
import { changeState, mapTransitions, withStateKey } from '../change-flow.ts';
import type { Flow, FlowTransition } from '../flow.types.ts';
import { statesIn } from '../flow-tree.ts';
import { isWithin, joinPath, parentPath, stateAt, targetPath, targetTo } from '../flow-targets.ts';
import { guess, quoted } from './read-report.ts';
import type { StateReading } from './read-state.ts';
import { listOf } from '../transitions.ts';

/** `states.logo.states.choosing` */
export const jsonPathOf = (path: string): JsonPath =>
  path === '' ? [] : path.split('.').flatMap((key) => ['states', key]);

/** The state that a target of the file means, by an id that the file gives or as a path says it; null where there is none. */
function meant(flow: Flow, from: string, target: string, { ids }: StateReading): string | null {
  const found = targetPath(flow, from, target);
  if (found !== null || !target.startsWith('#')) return found;
  const id = target.slice(1);
  const whole = ids.get(id);
  if (whole) return whole.path;
  const [head = '', ...rest] = id.split('.');
  const around = ids.get(head);
  const path = around && !rest.includes('') ? joinPath(around.path, rest.join('.')) : null;
  return path !== null && stateAt(flow, path) ? path : null;
}

const lastKey = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function unknownState(flow: Flow, from: string, target: string): string {
  const words = `There is no state ${quoted(target)} here.`;
  const asWithin = from === '' && stateAt(flow, target) ? `.${target}` : null;
  if (asWithin !== null) return `${words} Did you mean ${quoted(asWithin)}?`;
  const key = lastKey(target.replace(/^[#.]+/, ''));
  const near = guess(
    key,
    statesIn(flow).flatMap(({ path }) => (path === '' ? [] : [lastKey(path)])),
  );
  if (near !== '') return words + near;
  const same = statesIn(flow).find(({ path }) => path !== '' && lastKey(path) === key);
  return same
    ? `${words} The one of that name is “${targetTo(flow, from, same.path)}”, said from here.`
    : words;
}

/** The flow with every target said as we say it; those that mean no state are refused. */
export function resolveTargets(flow: Flow, reading: StateReading): Flow {
  const { report, origins } = reading;
  // One transition object may be said from one place only: they come fresh from the file.
  return mapTransitions(flow, '', (transition: FlowTransition, { state, cause }) => {
    if (transition.target === undefined) {
      if (cause.kind === 'always') {
        report.refuse(
          jsonPathOf(state).concat('always'),
          'What always happens leads to another state: staying, it would happen again and again.',
        );
      }
      return transition;
    }
    const path = meant(flow, state, transition.target, reading);
    if (path === null) {
      report.refuse(
        origins.get(transition) ?? jsonPathOf(state),
        unknownState(flow, state, transition.target),
      );
      return transition;
    }
    return targetPath(flow, state, transition.target) === path
      ? transition
      : { ...transition, target: targetTo(flow, state, path) };
  });
}

/** The flow with the first targets of its history states said beside them; refused where they lead out or to another history state. */
export function resolveHistory(flow: Flow, reading: StateReading): Flow {
  return statesIn(flow).reduce((changed, { path, state }) => {
    if (state.type !== 'history' || state.target === undefined) return changed;
    const around = parentPath(path) ?? '';
    const to = meant(flow, path, state.target, reading);
    const at = jsonPathOf(path).concat('target');
    const said = state.target;
    if (to === null || said.startsWith('.')) {
      reading.report.refuse(at, unknownState(flow, path, said));
    } else if (to === around || !isWithin(to, around) || stateAt(flow, to)?.type === 'history') {
      reading.report.refuse(at, 'A state that remembers leads to one that stands beside it, or within that.');
    } else if (said.startsWith('#')) {
      return changeState(changed, path, (one) => withStateKey(one, 'target', targetTo(flow, path, to)));
    }
    return changed;
  }, flow);
}

/** Whether one can be in two states at the same time. */
function canBeInBoth(flow: Flow, one: string, other: string): boolean {
  if (isWithin(one, other) || isWithin(other, one)) return true;
  const keys = one.split('.');
  const others = other.split('.');
  const apart = keys.findIndex((key, index) => key !== others[index]);
  return stateAt(flow, keys.slice(0, apart).join('.'))?.type === 'parallel';
}

/** Refuses what is called the same and would be mistaken for one another. */
export function checkDoubles(flow: Flow, { report, ids }: StateReading): void {
  const all = statesIn(flow);
  const steps = new Map<unknown, string>();
  const invoked = new Map<string, string[]>();
  for (const { path, state } of all) {
    const step = parentPath(path) === '' ? state.meta?.step : undefined;
    const other = steps.get(step);
    if (typeof step === 'string' && other !== undefined) {
      const place = jsonPathOf(path).concat('meta', 'step');
      report.refuse(place, `“${other}” is the step ${quoted(step)} already.`);
    } else if (step !== undefined) steps.set(step, path);
    for (const { id } of listOf(state.invoke)) {
      const before = invoked.get(id) ?? [];
      const same = before.find((one) => canBeInBoth(flow, one, path));
      if (same !== undefined) {
        const where =
          same === path
            ? 'this state'
            : `“${same || 'the path itself'}”, in which one can be at the same time,`;
        report.refuse(
          jsonPathOf(path).concat('invoke'),
          `In ${where} something is invoked as ${quoted(id)} already: one of them would be lost.`,
        );
      }
      invoked.set(id, [...before, path]);
    }
  }
  for (const [id, { path, at }] of ids) {
    const own = id.startsWith(`${flow.id}.`) ? id.slice(flow.id.length + 1) : null;
    const isOther =
      path !== '' && (id === flow.id || (own !== null && own !== path && stateAt(flow, own) !== null));
    if (isOther) report.refuse(at, `Two states have the id ${quoted(id)}.`);
  }
}
