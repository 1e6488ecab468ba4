import { valueAtKey } from './value-at-key.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parameters as the chart shows them: ` (company-profile)`. */
const paramLabel = (params: unknown): string => {
  if (typeof params !== 'object' || params === null) return '';
  const values = Object.values(params)
    .filter((value) => value !== undefined && typeof value !== 'function')
    .map((value) => JSON.stringify(value).replaceAll('"', ''));
  return values.length > 0 ? ` (${values.join(', ')})` : '';
};

const eventOf = (action: unknown): string =>
  textOf(valueAtKey(valueAtKey(action, 'event'), 'type')) || 'an event';

const delayLabel = (action: unknown): string => {
  const delay = valueAtKey(action, 'delay');
  if (delay === undefined) return '';
  return ` after ${typeof delay === 'number' ? `${delay} ms` : textOf(delay) || 'a while'}`;
};

const receiverOf = (action: unknown): string => {
  const to = valueAtKey(action, 'to');
  return to === '#_parent' ? 'parent' : textOf(to) || 'an actor';
};

/** Labels of XState's built-in actions. */
const builtIn: Readonly<Record<string, (action: unknown) => string>> = {
  'xstate.assign': () => 'assign',
  'xstate.raise': (action) => `raise ${eventOf(action)}${delayLabel(action)}`,
  'xstate.cancel': (action) => `cancel ${textOf(valueAtKey(action, 'sendId'))}`.trim(),
  'xstate.enqueueActions': () => 'enqueue',
  'xstate.log': () => 'log',
  'xstate.sendTo': (action) => `send ${eventOf(action)} to ${receiverOf(action)}${delayLabel(action)}`,
  'xstate.emit': (action) => `emit ${eventOf(action)}`,
  'xstate.spawnChild': (action) =>
    `spawn ${textOf(valueAtKey(action, 'id')) || textOf(valueAtKey(action, 'src')) || 'an actor'}`,
  'xstate.stopChild': (action) => `stop ${textOf(valueAtKey(action, 'actorRef')) || 'an actor'}`,
};

/** `after` raises an event on entry and cancels it on exit: a chart shows a delay, not two actions. */
const belongsToDelay = (action: unknown): boolean => {
  const key = { 'xstate.raise': 'id', 'xstate.cancel': 'sendId' }[textOf(valueAtKey(action, 'type'))];
  return key !== undefined && textOf(valueAtKey(action, key)).startsWith('xstate.after.');
};

function labelOf(action: unknown): string {
  if (typeof action === 'string') return action;
  const type = textOf(valueAtKey(action, 'type'));
  if (typeof action === 'function') return builtIn[type]?.(action) ?? (action.name || 'inline');
  return `${type || 'inline'}${paramLabel(valueAtKey(action, 'params'))}`;
}

/** Labels of actions, by the names the machine gives them. */
export const actionLabels = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => !belongsToDelay(action)).map(labelOf);

const stateValueLabel = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => [key, stateValueLabel(inner)].filter(Boolean).join('.'))
        .join(' and ')
    : textOf(value);

const joined = (guards: unknown, word: string): string => {
  const list: readonly unknown[] = Array.isArray(guards) ? guards : [];
  return list
    .map((guard) => {
      const inner = guardLabel(guard) ?? '';
      const check = textOf(valueAtKey(valueAtKey(guard, 'check'), 'name'));
      return check === 'checkAnd' || check === 'checkOr' ? `(${inner})` : inner;
    })
    .join(` ${word} `);
};

/** Label of a guard, by the name the machine gives it; null without a guard. */
export function guardLabel(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') {
    return `${textOf(valueAtKey(guard, 'type')) || 'inline'}${paramLabel(valueAtKey(guard, 'params'))}`;
  }
  const guards = valueAtKey(guard, 'guards');
  switch (guard.name) {
    case 'and':
      return joined(guards, 'and');
    case 'or':
      return joined(guards, 'or');
    case 'not':
      return `not ${joined(guards, 'and')}`;
    case 'stateIn':
      return `in ${stateValueLabel(valueAtKey(guard, 'stateValue'))}`;
    case 'guard':
    case '':
      return 'inline';
    default:
      return guard.name;
  }
}
