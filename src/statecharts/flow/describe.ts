import type { Json } from '../json.ts';
import { listOf, parentPath, stateAt, targetPath, transitionAt } from './flow-tree.ts';
import type { Cause, Flow, FlowAction, FlowGuard, FlowState, TransitionPlace } from './flow.types.ts';
import type { FlowVocabulary, VocabularyEntries } from './vocabulary.types.ts';

/** Flows are described for readers who don't read code: steps by their title, everything else by its key. */

const phraseOf = (text: VocabularyEntries, name: string): string | null =>
  Object.hasOwn(text, name) ? (text[name]?.phrase ?? null) : null;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Lower-cased for use within a sentence: "the vendor sends the company". Names keep their capital. */
const within = (text: string): string =>
  /^(The|An?|It|This|There|Some\w*|Every\w*|No\w*|What\w*|Who\w*)\s/u.test(text) ? lowered(text) : text;

export const quoted = (text: string): string => `“${text}”`;
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const sentence = (text: string): string => `${capitalised(text)}.`;

const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/u;

/** "save the logo" → "saving the logo"; text that does not start with a verb stays. */
export function gerundOf(text: string): string {
  const [first = '', ...rest] = lowered(text).split(' ');
  const asIs =
    /^(the|a|an|what|whether|where|how|their|its|his|her)$|ing$/u.test(first) || !/^[a-z]+$/u.test(first);
  if (asIs) return within(text);
  const stem = first.endsWith('ie')
    ? `${first.slice(0, -2)}y`
    : /[^e]e$/u.test(first)
      ? first.slice(0, -1)
      : short.test(first)
        ? first + first.slice(-1)
        : first;
  return [`${stem}ing`, ...rest].join(' ');
}

/** The step that contains a state; null for a state between steps. */
function stepAround(flow: Flow, path: string): { readonly path: string; readonly title: string } | null {
  const meta = stateAt(flow, path)?.meta;
  if (typeof meta?.step === 'string') {
    return { path, title: typeof meta.title === 'string' ? meta.title : meta.step };
  }
  const around = parentPath(path);
  return around === null ? null : stepAround(flow, around);
}

/** `addingPaper` → "adding paper" */
const spacedKey = (path: string): string =>
  path.replaceAll(/(?<=[a-z\d])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** “Your logo”, “adding paper” of “Your company”, “checking” */
export function describeState(flow: Flow, path: string): string {
  if (path === '') return 'the whole path';
  const step = stepAround(flow, path);
  if (!step) return quoted(spacedKey(path));
  return step.path === path
    ? quoted(step.title)
    : `${quoted(spacedKey(path.slice(step.path.length + 1)))} of ${quoted(step.title)}`;
}

/** Seen from a state: a nearby target needs no step name. */
export function describeTarget(flow: Flow, fromPath: string, toPath: string): string {
  const [from, to] = [stepAround(flow, fromPath), stepAround(flow, toPath)];
  if (to && from?.path === to.path && toPath !== to.path)
    return quoted(spacedKey(toPath.slice(to.path.length + 1)));
  return describeState(flow, toPath);
}

/** A parameter's value; a step by its title. */
function describeValue(value: Json, flow: Flow | null): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const named = Object.values(flow?.states ?? {}).find(({ meta }) => meta?.step === value)?.meta?.title;
  return quoted(typeof named === 'string' ? named : value);
}

function describeNamed(named: FlowGuard | FlowAction, text: VocabularyEntries, flow: Flow | null): string {
  const { type, params = {} } = typeof named === 'string' ? { type: named } : named;
  const phrase = within(phraseOf(text, type) ?? quoted(type));
  const values = Object.values(params).map((value) => describeValue(value, flow));
  return values.length === 0 ? phrase : `${phrase} (${values.join(', ')})`;
}

/** "the step is settled (“Your logo”)". The flow names the steps; without it they have their codes. */
export const describeGuard = (
  guard: FlowGuard,
  vocabulary: FlowVocabulary,
  flow: Flow | null = null,
): string => describeNamed(guard, vocabulary.guards, flow);

export const describeActions = (
  actions: FlowAction | readonly FlowAction[],
  vocabulary: FlowVocabulary,
  flow: Flow | null = null,
): string =>
  listOf(actions)
    .map((action) => describeNamed(action, vocabulary.actions, flow))
    .join(', ');

export function describeActor(src: string, vocabulary: FlowVocabulary): string {
  const phrase = phraseOf(vocabulary.actors, src);
  return phrase === null ? quoted(src) : gerundOf(phrase);
}

/**
 * The trigger: "When the vendor sends the company". With the state, invoked actors are known by name instead of id.
 */
export function describeCause(
  cause: Cause,
  vocabulary: FlowVocabulary,
  state: FlowState | null = null,
): string {
  const actor = (id: string): string =>
    describeActor(listOf(state?.invoke).find((invoke) => invoke.id === id)?.src ?? id, vocabulary);
  switch (cause.kind) {
    case 'on':
      return `When ${within(phraseOf(vocabulary.events, cause.event) ?? `${quoted(cause.event)} happens`)}`;
    case 'after': {
      const ms = Number(cause.delay);
      return Number.isFinite(ms)
        ? `After ${ms / 1000} seconds`
        : `After ${within(phraseOf(vocabulary.delays, cause.delay) ?? quoted(cause.delay))}`;
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
export function describeTransition(flow: Flow, place: TransitionPlace, vocabulary: FlowVocabulary): string {
  const transition = transitionAt(flow, place);
  const state = stateAt(flow, place.state);
  const cause = describeCause(place.cause, vocabulary, state);
  if (!transition) return `${cause}, nothing happens.`;
  const { target, guard, actions } = transition;
  const to = target === undefined ? null : targetPath(flow, place.state, target);
  const doings = actions === undefined ? '' : describeActions(actions, vocabulary, flow);
  // An atomic state restarts only if the transition says so.
  const beginsAnew = transition.reenter === true || state?.states !== undefined;
  const where =
    target === undefined || (to === place.state && !beginsAnew)
      ? null
      : to === place.state
        ? 'begin anew here'
        : `go on to ${to === null ? quoted(target) : describeTarget(flow, place.state, to)}`;
  const consequences = [where ?? 'stay here', ...(doings === '' ? [] : [doings])].join(' and ');
  const condition = guard === undefined ? '' : `, if ${describeGuard(guard, vocabulary, flow)}`;
  return `${cause}${condition}, ${consequences}.`;
}
