import type { JsonPath } from '../../json-path.ts';
import type { FlowTransition } from '../flow.types.ts';
import { readActions, readNamed, type ReadContext } from './read-names.ts';
import { eachOf, isObject, knownEntries, shouldBe } from './read-report.ts';

/** The context for reading transitions: it remembers each transition's location for resolving its target later. */
export interface TransitionReading extends ReadContext {
  readonly origins: Map<FlowTransition, JsonPath>;
}

const hints = {
  cond: 'This is from an older XState. Write `guard`.',
  internal: 'This is from an older XState. A transition now stays within its state unless it has `reenter`.',
  in: 'This is from an older XState. Use a guard of the vocabulary.',
  delay: 'Write a delay under `after`.',
};

function readTarget(value: unknown, path: JsonPath, { report }: ReadContext): string | undefined {
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof one === 'string') return one;
  report.refuse(
    path,
    Array.isArray(one)
      ? 'This leads to several states at once. Name one.'
      : shouldBe('the name of a state', one),
  );
  return undefined;
}

function readOne(value: unknown, path: JsonPath, reading: TransitionReading): FlowTransition | null {
  const { report, origins } = reading;
  if (typeof value === 'string') {
    const short: FlowTransition = { target: value };
    origins.set(short, path);
    return short;
  }
  if (!isObject(value)) {
    report.refuse(path, shouldBe('a transition or the name of a state', value));
    return null;
  }
  const known = ['target', 'guard', 'actions', 'reenter'];
  const read = knownEntries(value, path, { known, hints }, report).flatMap(
    ([name, input]): [string, unknown][] => {
      const at = [...path, name];
      switch (name) {
        case 'target':
          return [[name, readTarget(input, at, reading)]];
        case 'guard':
          return [[name, readNamed(input, 'guard', at, reading) ?? undefined]];
        case 'actions':
          return [[name, readActions(input, at, reading)]];
        default:
          if (typeof input === 'boolean') return [[name, input]];
          report.refuse(at, shouldBe('true or false', input));
          return [];
      }
    },
  );
  // Each part was checked.
  const transition = Object.fromEntries(read.filter(([, input]) => input !== undefined)) as FlowTransition;
  origins.set(transition, [...path, 'target']);
  return transition;
}

/** One transition or several as a list; a bare state name is a transition to it. */
export const readTransitions = (
  value: unknown,
  path: JsonPath,
  reading: TransitionReading,
): readonly FlowTransition[] =>
  eachOf(value, path).flatMap(({ item, path: at }) => readOne(item, at, reading) ?? []);

/** Lists of transitions by name: of events, of delays. */
export function readTransitionsByName(
  value: unknown,
  path: JsonPath,
  isName: (name: string, at: JsonPath) => boolean,
  reading: TransitionReading,
): readonly (readonly [name: string, transitions: readonly FlowTransition[]])[] {
  if (!isObject(value)) {
    reading.report.refuse(path, shouldBe('an object', value));
    return [];
  }
  return Object.entries(value).flatMap(([name, input]) => {
    const at = [...path, name];
    const transitions = readTransitions(input, at, reading);
    return isName(name, at) && transitions.length > 0 ? [[name, transitions] as const] : [];
  });
}
