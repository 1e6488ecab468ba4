import type { JsonPath } from '../../json-path.ts';
import { changeTransitions } from '../change-flow.ts';
import type { Cause, FlowInvoke, FlowState, FlowTransition, FlowTransitions } from '../flow.types.ts';
import { joinPath } from '../flow-targets.ts';
import { readInvoke } from './read-invoke.ts';
import { readMeta } from './read-meta.ts';
import { isKnown, readActions } from './read-names.ts';
import { eachOf, isObject, knownEntries, quoted, shouldBe } from './read-report.ts';
import { shorthandOf } from './read-shorthands.ts';
import { checkKind } from './read-state-kind.ts';
import { readTransitions, readTransitionsByName, type TransitionReading } from './read-transition.ts';
import { causesOf, asOneOrList, listOf, sameCause } from '../transitions.ts';

export interface StateReading extends TransitionReading {
  /** Ids given in the file, with the paths of their states. */
  readonly ids: Map<string, { readonly path: string; readonly at: JsonPath }>;
}

const MOST_DEEP = 12;
const keyPattern = /^\p{L}[\p{L}\p{N}_ -]*$/u;

const known = [
  'id',
  'type',
  'history',
  'target',
  'initial',
  'meta',
  'tags',
  'entry',
  'exit',
  'invoke',
  'on',
  'always',
  'after',
  'onDone',
  'states',
];
const hints = {
  context: 'A path doesn’t define the context of its flow.',
  onExit: 'This is from an older XState. Write `exit`.',
  onEntry: 'This is from an older XState. Write `entry`.',
  activities: 'This is from an older XState. Write `invoke`.',
  parallel: 'This is from an older XState. Write `type: "parallel"`.',
  output: 'A path doesn’t define the output of its flow.',
};

const textOrRefused = (value: unknown, at: JsonPath, { report }: StateReading): string | undefined => {
  if (typeof value === 'string') return value;
  report.refuse(at, shouldBe('text', value));
  return undefined;
};

/** `initial` may be written as an object with a target alone. */
function readInitial(value: unknown, at: JsonPath, reading: StateReading): string | undefined {
  if (Array.isArray(value)) {
    reading.report.refuse(at, 'Name one initial state, not several.');
    return undefined;
  }
  return textOrRefused(
    isObject(value) && Object.keys(value).length === 1 ? value.target : value,
    at,
    reading,
  );
}

const readTags = (value: unknown, at: JsonPath, reading: StateReading) =>
  asOneOrList(
    eachOf(value, at).flatMap(({ item, path }) => {
      const tag = textOrRefused(item, path, reading);
      return tag !== undefined && isKnown(tag, 'tag', path, reading) ? [tag] : [];
    }),
  );

const record = (
  entries: readonly (readonly [string, readonly FlowTransition[]])[],
): Readonly<Record<string, FlowTransitions>> | undefined =>
  entries.length === 0
    ? undefined
    : Object.fromEntries(entries.flatMap(([name, all]) => (all[0] ? [[name, asOneOrList(all) ?? all]] : [])));

function readStates(value: unknown, at: JsonPath, path: string, reading: StateReading) {
  if (!isObject(value)) {
    reading.report.refuse(at, shouldBe('an object', value));
    return undefined;
  }
  if (at.length / 2 > MOST_DEEP) {
    reading.report.refuse(at, `Its states are nested more than ${MOST_DEEP} deep.`);
    return undefined;
  }
  const states = Object.entries(value).map(([key, state]) => {
    const place = [...at, key];
    if (!keyPattern.test(key)) {
      reading.report.refuse(
        place,
        `${quoted(key)} can’t be the name of a state. Begin with a letter, and use only letters, digits, spaces, “_” and “-”.`,
      );
    }
    return [key, readState(state, place, joinPath(path, key), reading)] as const;
  });
  return states.length === 0 ? undefined : Object.fromEntries(states);
}

/** Where something is written in the file, and the path of its state. */
interface Location {
  readonly at: JsonPath;
  readonly path: string;
}

const causeOf = (
  event: string,
  { at, path }: Location,
  state: FlowState,
  reading: StateReading,
): Cause | null => {
  const found = shorthandOf(event);
  if (found && 'invoke' in found && !listOf(state.invoke).some(({ id }) => id === found.invoke)) {
    reading.report.refuse(
      at,
      `Nothing is invoked as ${quoted(found.invoke)} in this state. Write what follows its end where it is invoked.`,
    );
    return null;
  }
  if (found && 'of' in found) {
    const isOwn =
      (path === '' ? !found.of.includes('.') : found.of.endsWith(`.${path}`)) ||
      reading.ids.get(found.of)?.path === path;
    if (isOwn) return { kind: 'finished' };
    reading.report.refuse(at, 'Write what follows the end of another state in that state, as `onDone`.');
    return null;
  }
  return found;
};

/** Moves transitions written with XState's own event names to their proper keys. */
function withShorthands(
  state: FlowState,
  all: readonly (readonly [string, readonly FlowTransition[]])[],
  { at, path }: Location,
  reading: StateReading,
): FlowState {
  return all.reduce((changed, [event, transitions]) => {
    const place = [...at, 'on', event];
    const cause = causeOf(event, { at: place, path }, changed, reading);
    if (!cause) return changed;
    if (causesOf(changed).some((one) => sameCause(one.cause, cause))) {
      reading.report.refuse(place, 'This state has this twice: here, and under its own key.');
      return changed;
    }
    if (cause.kind === 'after') isKnown(cause.delay, 'delay', place, reading);
    return changeTransitions(changed, cause, () => transitions);
  }, state);
}

/** Reads a state and its descendants in our notation; problems are reported. */
export function readState(value: unknown, at: JsonPath, path: string, reading: StateReading): FlowState {
  const { report, vocabulary, ids } = reading;
  if (!isObject(value)) {
    report.refuse(at, shouldBe('a state', value));
    return {};
  }
  const events = Object.keys(vocabulary.events);
  const byName = readTransitionsByName;
  let shorthands: readonly (readonly [string, readonly FlowTransition[]])[] = [];
  const part = (name: string, input: unknown, place: JsonPath): unknown => {
    switch (name) {
      case 'id': {
        const id = textOrRefused(input, place, reading);
        const same = id === undefined ? undefined : ids.get(id);
        if (same)
          report.refuse(
            place,
            `Two states have the id ${quoted(id ?? '')}: the other is “${same.path || 'the path itself'}”.`,
          );
        else if (id !== undefined) ids.set(id, { path, at: place });
        return path === '' ? id : undefined;
      }
      case 'initial':
        return readInitial(input, place, reading);
      case 'meta':
        return readMeta(input, place, reading);
      case 'tags':
        return readTags(input, place, reading);
      case 'entry':
      case 'exit':
        return readActions(input, place, reading);
      case 'invoke': {
        const invokes = eachOf(input, place).flatMap(
          ({ item, path: one }) => readInvoke(item, one, reading) ?? [],
        );
        return asOneOrList<FlowInvoke>(invokes);
      }
      case 'on': {
        const isName = (event: string, one: JsonPath) =>
          shorthandOf(event) !== null || isKnown(event, 'event', one, reading);
        const read = byName(input, place, isName, reading);
        shorthands = read.filter(([event]) => shorthandOf(event) !== null && !events.includes(event));
        return record(read.filter((one) => !shorthands.includes(one)));
      }
      case 'after':
        return record(byName(input, place, (delay, one) => isKnown(delay, 'delay', one, reading), reading));
      case 'always':
      case 'onDone':
        return asOneOrList(readTransitions(input, place, reading));
      case 'states':
        return readStates(input, place, path, reading);
      default:
        return textOrRefused(input, place, reading);
    }
  };
  const read = knownEntries(value, at, { known, hints }, report)
    .map(([name, input]) => [name, part(name, input, [...at, name])] as const)
    .filter(([, input]) => input !== undefined);
  const state = withShorthands(Object.fromEntries(read), shorthands, { at, path }, reading);
  checkKind(state, at, path, report);
  return withoutWritten(state);
}

/** Removes `type` where it is implied by having child states or not. */
function withoutWritten(state: FlowState): FlowState {
  const { type, ...rest } = state as { readonly type?: string };
  return type === 'compound' || type === 'atomic' ? rest : state;
}
