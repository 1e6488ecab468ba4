import type { Json } from '../json.ts';
import { listOf, parentPath, stateAt, targetPath, transitionAt } from './flow-tree.ts';
import type { Cause, Flow, FlowAction, FlowGuard, FlowState, TransitionPlace } from './flow.types.ts';
import type { FlowVocabulary, Words } from './vocabulary.types.ts';

/** Flows are told to somebody who reads no code: steps by what the screen calls them, everything else by its key. */

const wordOf = (words: Words, name: string): string | null =>
  Object.hasOwn(words, name) ? (words[name]?.says ?? null) : null;

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Within a sentence: "the vendor sends the company". Names keep their capital. */
const within = (words: string): string =>
  /^(The|An?|It|This|There|Some\w*|Every\w*|No\w*|What\w*|Who\w*)\s/u.test(words) ? lowered(words) : words;

export const quoted = (words: string): string => `“${words}”`;
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
export const sentence = (words: string): string => `${capital(words)}.`;

const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/u;

/** "save the logo" → "saving the logo"; what begins with no verb stays as it is. */
export function doing(words: string): string {
  const [first = '', ...rest] = lowered(words).split(' ');
  const asIs =
    /^(the|a|an|what|whether|where|how|their|its|his|her)$|ing$/u.test(first) || !/^[a-z]+$/u.test(first);
  if (asIs) return within(words);
  const stem = first.endsWith('ie')
    ? `${first.slice(0, -2)}y`
    : /[^e]e$/u.test(first)
      ? first.slice(0, -1)
      : short.test(first)
        ? first + first.slice(-1)
        : first;
  return [`${stem}ing`, ...rest].join(' ');
}

/** The step that a state is or is in; null for what is on the way between steps. */
function stepAround(flow: Flow, path: string): { readonly path: string; readonly title: string } | null {
  const meta = stateAt(flow, path)?.meta;
  if (typeof meta?.step === 'string') {
    return { path, title: typeof meta.title === 'string' ? meta.title : meta.step };
  }
  const around = parentPath(path);
  return around === null ? null : stepAround(flow, around);
}

/** `addingPaper` → "adding paper" */
const keyInWords = (path: string): string =>
  path.replaceAll(/(?<=[a-z\d])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** “Your logo”, “adding paper” of “Your company”, “checking” */
export function tellState(flow: Flow, path: string): string {
  if (path === '') return 'the whole path';
  const step = stepAround(flow, path);
  if (!step) return quoted(keyInWords(path));
  return step.path === path
    ? quoted(step.title)
    : `${quoted(keyInWords(path.slice(step.path.length + 1)))} of ${quoted(step.title)}`;
}

/** As said by somebody who is in a state: what is near needs no address. */
export function tellTarget(flow: Flow, fromPath: string, toPath: string): string {
  const [from, to] = [stepAround(flow, fromPath), stepAround(flow, toPath)];
  if (to && from?.path === to.path && toPath !== to.path)
    return quoted(keyInWords(toPath.slice(to.path.length + 1)));
  return tellState(flow, toPath);
}

/** The value of a parameter: a step is called what its screen calls it. */
function tellValue(value: Json, flow: Flow | null): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const named = Object.values(flow?.states ?? {}).find(({ meta }) => meta?.step === value)?.meta?.title;
  return quoted(typeof named === 'string' ? named : value);
}

function tellNamed(named: FlowGuard | FlowAction, words: Words, flow: Flow | null): string {
  const { type, params = {} } = typeof named === 'string' ? { type: named } : named;
  const says = within(wordOf(words, type) ?? quoted(type));
  const values = Object.values(params).map((value) => tellValue(value, flow));
  return values.length === 0 ? says : `${says} (${values.join(', ')})`;
}

/** "the step is settled (“Your logo”)". The flow names the steps; without it they have their codes. */
export const tellGuard = (guard: FlowGuard, vocabulary: FlowVocabulary, flow: Flow | null = null): string =>
  tellNamed(guard, vocabulary.guards, flow);

export const tellActions = (
  actions: FlowAction | readonly FlowAction[],
  vocabulary: FlowVocabulary,
  flow: Flow | null = null,
): string =>
  listOf(actions)
    .map((action) => tellNamed(action, vocabulary.actions, flow))
    .join(', ');

export function tellActor(src: string, vocabulary: FlowVocabulary): string {
  const says = wordOf(vocabulary.actors, src);
  return says === null ? quoted(src) : doing(says);
}

/** What lets it happen: "When the vendor sends the company". The state knows what its invokes are; without it they are known by their ids. */
export function tellCause(cause: Cause, vocabulary: FlowVocabulary, state: FlowState | null = null): string {
  const actor = (id: string): string =>
    tellActor(listOf(state?.invoke).find((invoke) => invoke.id === id)?.src ?? id, vocabulary);
  switch (cause.kind) {
    case 'on':
      return `When ${within(wordOf(vocabulary.events, cause.event) ?? `${quoted(cause.event)} happens`)}`;
    case 'after': {
      const ms = Number(cause.delay);
      return Number.isFinite(ms)
        ? `After ${ms / 1000} seconds`
        : `After ${within(wordOf(vocabulary.delays, cause.delay) ?? quoted(cause.delay))}`;
    }
    case 'always':
      return 'At once';
    case 'finished':
      return 'When everything within is finished';
    case 'done':
      return `When ${actor(cause.invoke)} is done`;
    case 'error':
      return `When ${actor(cause.invoke)} fails`;
    case 'snapshot':
      return `Whenever ${actor(cause.invoke)} shows something new`;
  }
}

/** A transition as a sentence: "When the vendor sends the company, go on to “saving”." */
export function tellTransition(flow: Flow, place: TransitionPlace, vocabulary: FlowVocabulary): string {
  const transition = transitionAt(flow, place);
  const state = stateAt(flow, place.state);
  const cause = tellCause(place.cause, vocabulary, state);
  if (!transition) return `${cause}, nothing happens.`;
  const { target, guard, actions } = transition;
  const to = target === undefined ? null : targetPath(flow, place.state, target);
  const doings = actions === undefined ? '' : tellActions(actions, vocabulary, flow);
  // What holds no states begins anew only where that is said: else nothing of it is left.
  const beginsAnew = transition.reenter === true || state?.states !== undefined;
  const where =
    target === undefined || (to === place.state && !beginsAnew)
      ? null
      : to === place.state
        ? 'begin anew here'
        : `go on to ${to === null ? quoted(target) : tellTarget(flow, place.state, to)}`;
  const consequences = [where ?? 'stay here', ...(doings === '' ? [] : [doings])].join(' and ');
  const condition = guard === undefined ? '' : `, if ${tellGuard(guard, vocabulary, flow)}`;
  return `${cause}${condition}, ${consequences}.`;
}
