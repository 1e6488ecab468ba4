import type { JsonPath } from '../../json-path.ts';
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

/** The state a target refers to, by an id given in the file or by path; null if there is none. */
function statePathOf(flow: Flow, from: string, target: string, { ids }: StateReading): string | null {
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
  const text = `There is no state ${quoted(target)} here.`;
  const asWithin = from === '' && stateAt(flow, target) ? `.${target}` : null;
  if (asWithin !== null) return `${text} Did you mean ${quoted(asWithin)}?`;
  const key = lastKey(target.replace(/^[#.]+/, ''));
  const near = guess(
    key,
    statesIn(flow).flatMap(({ path }) => (path === '' ? [] : [lastKey(path)])),
  );
  if (near !== '') return text + near;
  const same = statesIn(flow).find(({ path }) => path !== '' && lastKey(path) === key);
  return same ? `${text} From here, the state of that name is “${targetTo(flow, from, same.path)}”.` : text;
}

/** The flow with every target in our notation; targets without a state are refused. */
export function resolveTargets(flow: Flow, reading: StateReading): Flow {
  const { report, origins } = reading;
  // Each transition object belongs to one location: they were just read from the file.
  return mapTransitions(flow, '', (transition: FlowTransition, { state, cause }) => {
    if (transition.target === undefined) {
      if (cause.kind === 'always') {
        report.refuse(
          jsonPathOf(state).concat('always'),
          'An `always` transition must lead to another state. Otherwise it would repeat forever.',
        );
      }
      return transition;
    }
    const path = statePathOf(flow, state, transition.target, reading);
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

/**
 * The flow with the default targets of its history states as siblings; refused if they lead out or to another history
 * state.
 */
export function resolveHistory(flow: Flow, reading: StateReading): Flow {
  return statesIn(flow).reduce((changed, { path, state }) => {
    if (state.type !== 'history' || state.target === undefined) return changed;
    const around = parentPath(path) ?? '';
    const to = statePathOf(flow, path, state.target, reading);
    const at = jsonPathOf(path).concat('target');
    const reported = state.target;
    if (to === null || reported.startsWith('.')) {
      reading.report.refuse(at, unknownState(flow, path, reported));
    } else if (to === around || !isWithin(to, around) || stateAt(flow, to)?.type === 'history') {
      reading.report.refuse(at, 'A history state leads to a sibling, or into one.');
    } else if (reported.startsWith('#')) {
      return changeState(changed, path, (one) => withStateKey(one, 'target', targetTo(flow, path, to)));
    }
    return changed;
  }, flow);
}

/** Whether two states can be active at the same time. */
function canBeInBoth(flow: Flow, one: string, other: string): boolean {
  if (isWithin(one, other) || isWithin(other, one)) return true;
  const keys = one.split('.');
  const others = other.split('.');
  const apart = keys.findIndex((key, index) => key !== others[index]);
  return stateAt(flow, keys.slice(0, apart).join('.'))?.type === 'parallel';
}

/** Refuses duplicate names that would be ambiguous. */
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
          `In ${where} something is already invoked as ${quoted(id)}. One of them would be lost.`,
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
