import type { Cause, Flow, FlowAction, FlowGuard } from '../../../../src/statecharts/flow/flow.types.ts';
import { listOf, stateAt, statesIn } from '../../../../src/statecharts/flow/flow-tree.ts';
import { sentence, describeCause } from '../../../../src/statecharts/flow/describe.ts';
import type { FlowVocabulary, VocabularyEntries } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import type { MenuGroup } from './menu-field.tsx';
import { innerStateText, outermost, stateText } from '../state-text.ts';

/** The option for none. */
export const NONE = '';
/** The option for staying: not a state's path, since the machine itself has the empty one. */
export const STAY = '.';

const upper = (text: string): string => sentence(text).slice(0, -1);

/**
 * Every possible target of a transition from a state, by its step. An automatic transition has to lead elsewhere, or it
 * would repeat.
 */
export function targetMenu(flow: Flow, from: string, cause: Cause['kind'] | undefined): MenuGroup[] {
  const isAtOnce = cause === 'always';
  const groups = new Map<string, MenuGroup & { options: { value: string; label: string }[] }>();
  for (const { path, state } of statesIn(flow)) {
    if (path === '' || (isAtOnce && path === from)) continue;
    const key = outermost(path);
    const title = stateText(flow, key);
    const group = groups.get(key) ?? { label: title, options: [] };
    groups.set(key, group);
    const isWhole = path === key && state.states !== undefined;
    group.options.push({
      value: path,
      label: isWhole ? `${title}, from its beginning` : innerStateText(path) || title,
    });
  }
  const staying = { label: '', options: [{ value: STAY, label: 'Nowhere: stays here' }] };
  return isAtOnce ? [...groups.values()] : [staying, ...groups.values()];
}

const named = (text: VocabularyEntries): { value: string; label: string }[] =>
  Object.entries(text).map(([value, { phrase }]) => ({ value, label: upper(phrase) }));

export const guardMenu = ({ guards }: FlowVocabulary): MenuGroup[] => [
  { label: '', options: [{ value: NONE, label: 'Always' }, ...named(guards)] },
];

export const actionMenu = ({ actions }: FlowVocabulary): MenuGroup[] => [
  { label: '', options: [{ value: NONE, label: 'Nothing' }, ...named(actions)] },
];

/** A cause as the value of a menu option. */
export const causeValue = (cause: Cause): string => JSON.stringify(cause);

/** The screen of a state: its own, or its nearest ancestor's. */
function screenOf(flow: Flow, path: string): string | null {
  for (let at = path; at !== ''; at = at.split('.').slice(0, -1).join('.')) {
    const screen = stateAt(flow, at)?.meta?.screen;
    if (typeof screen === 'string') return screen;
  }
  return null;
}

/** Possible triggers of a state: first what its screen can send, then automatic ones. */
export function causeMenu(flow: Flow, path: string, vocabulary: FlowVocabulary): MenuGroup[] {
  const state = stateAt(flow, path);
  const option = (cause: Cause) => ({
    value: causeValue(cause),
    label: describeCause(cause, vocabulary, state),
  });
  const screen = screenOf(flow, path);
  const sent = (screen === null ? undefined : vocabulary.screens[screen]) ?? [];
  const others = Object.keys(vocabulary.events).filter((event) => !sent.includes(event));
  const on = (event: string) => option({ kind: 'on', event });
  const groups: MenuGroup[] = [
    { label: 'On this screen', options: sent.map(on) },
    {
      label: 'What is under way',
      options: listOf(state?.invoke).flatMap(({ id }) => [
        option({ kind: 'done', invoke: id }),
        option({ kind: 'error', invoke: id }),
        option({ kind: 'snapshot', invoke: id }),
      ]),
    },
    {
      label: 'By itself',
      options: [
        ...Object.keys(vocabulary.delays).map((delay) => option({ kind: 'after', delay })),
        ...(state?.states ? [option({ kind: 'finished' })] : []),
        option({ kind: 'always' }),
      ],
    },
    { label: 'On other screens', options: others.map(on) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** A name's parameters with their possible values. */
export const paramsOf = (
  text: VocabularyEntries,
  name: string,
): readonly (readonly [string, readonly string[]])[] =>
  Object.entries((Object.hasOwn(text, name) ? text[name]?.params : undefined) ?? {});

type Named = FlowGuard | FlowAction;

export const typeOf = (one: Named | undefined): string =>
  one === undefined ? NONE : typeof one === 'string' ? one : one.type;
export const paramOf = (one: Named | undefined, name: string): string => {
  const value = typeof one === 'object' ? one.params?.[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** A name with the first value of each parameter; the user can then choose others. */
export function namedOf(text: VocabularyEntries, name: string): Named {
  const params = paramsOf(text, name);
  return params.length === 0
    ? name
    : { type: name, params: Object.fromEntries(params.map(([key, [first = '']]) => [key, first])) };
}

export const withParam = (one: Named, name: string, value: string): Named => ({
  type: typeOf(one),
  params: { ...(typeof one === 'object' ? one.params : {}), [name]: value },
});
