import { keyOf } from './unknown-key.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Values given with a name, where they are written in the machine: ` (company-profile)`. */
const paramWords = (params: unknown): string => {
  if (typeof params !== 'object' || params === null) return '';
  const values = Object.values(params)
    .filter((value) => value !== undefined && typeof value !== 'function')
    .map((value) => JSON.stringify(value).replaceAll('"', ''));
  return values.length > 0 ? ` (${values.join(', ')})` : '';
};

const eventOf = (action: unknown): string => textOf(keyOf(keyOf(action, 'event'), 'type')) || 'an event';

const delayWords = (action: unknown): string => {
  const delay = keyOf(action, 'delay');
  if (delay === undefined) return '';
  return ` after ${typeof delay === 'number' ? `${delay} ms` : textOf(delay) || 'a while'}`;
};

const receiverOf = (action: unknown): string => {
  const to = keyOf(action, 'to');
  return to === '#_parent' ? 'parent' : textOf(to) || 'an actor';
};

/** What XState's own actions are called in a chart. */
const builtIn: Readonly<Record<string, (action: unknown) => string>> = {
  'xstate.assign': () => 'assign',
  'xstate.raise': (action) => `raise ${eventOf(action)}${delayWords(action)}`,
  'xstate.cancel': (action) => `cancel ${textOf(keyOf(action, 'sendId'))}`.trim(),
  'xstate.enqueueActions': () => 'enqueue',
  'xstate.log': () => 'log',
  'xstate.sendTo': (action) => `send ${eventOf(action)} to ${receiverOf(action)}${delayWords(action)}`,
  'xstate.emit': (action) => `emit ${eventOf(action)}`,
  'xstate.spawnChild': (action) =>
    `spawn ${textOf(keyOf(action, 'id')) || textOf(keyOf(action, 'src')) || 'an actor'}`,
  'xstate.stopChild': (action) => `stop ${textOf(keyOf(action, 'actorRef')) || 'an actor'}`,
};

/** `after` is an event raised on entry and called off on exit: shown as a delay, not as two actions. */
const belongsToDelay = (action: unknown): boolean => {
  const key = { 'xstate.raise': 'id', 'xstate.cancel': 'sendId' }[textOf(keyOf(action, 'type'))];
  return key !== undefined && textOf(keyOf(action, key)).startsWith('xstate.after.');
};

function wordsOf(action: unknown): string {
  if (typeof action === 'string') return action;
  const type = textOf(keyOf(action, 'type'));
  if (typeof action === 'function') return builtIn[type]?.(action) ?? (action.name || 'inline');
  return `${type || 'inline'}${paramWords(keyOf(action, 'params'))}`;
}

/** What a machine does, in the names it has for it. */
export const actionWords = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => !belongsToDelay(action)).map(wordsOf);

const stateValueWords = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => [key, stateValueWords(inner)].filter(Boolean).join('.'))
        .join(' and ')
    : textOf(value);

const joined = (guards: unknown, word: string): string => {
  const list: readonly unknown[] = Array.isArray(guards) ? guards : [];
  return list
    .map((guard) => {
      const inner = guardWords(guard) ?? '';
      const check = textOf(keyOf(keyOf(guard, 'check'), 'name'));
      return check === 'checkAnd' || check === 'checkOr' ? `(${inner})` : inner;
    })
    .join(` ${word} `);
};

/** What has to be so, in the names the machine has for it; null where nothing has. */
export function guardWords(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') {
    return `${textOf(keyOf(guard, 'type')) || 'inline'}${paramWords(keyOf(guard, 'params'))}`;
  }
  const guards = keyOf(guard, 'guards');
  switch (guard.name) {
    case 'and':
      return joined(guards, 'and');
    case 'or':
      return joined(guards, 'or');
    case 'not':
      return `not ${joined(guards, 'and')}`;
    case 'stateIn':
      return `in ${stateValueWords(keyOf(guard, 'stateValue'))}`;
    case 'guard':
    case '':
      return 'inline';
    default:
      return guard.name;
  }
}
