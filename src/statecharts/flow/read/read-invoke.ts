import type { JsonPath } from '../../json-path.ts';
import type { FlowInvoke, FlowTransitions } from '../flow.types.ts';
import { isPrototypeName } from './read-keys.ts';
import { isKnown } from './read-names.ts';
import { isObject, knownEntries, quoted, shouldBe } from './read-report.ts';
import { readTransitions, type TransitionReading } from './read-transition.ts';
import { asOneOrList } from '../transitions.ts';

const ends = ['onDone', 'onError', 'onSnapshot'];
const hints = {
  input: 'A path defines no input for effects: each receives the whole context.',
  systemId: 'A path gives its effects no names for other machines.',
};
const idPattern = /^\p{L}[\p{L}\p{N}_.-]*$/u;

function idOf(value: unknown, path: JsonPath, { report }: TransitionReading): string | null {
  if (value === undefined) {
    report.refuse(path, 'What is invoked here needs an `id`. A generated one would differ in every run.');
    return null;
  }
  if (typeof value === 'string' && idPattern.test(value) && !isPrototypeName(value)) return value;
  report.refuse(
    path,
    typeof value === 'string' ? `${quoted(value)} cannot be an id.` : shouldBe('text', value),
  );
  return null;
}

function srcOf(value: unknown, path: JsonPath, reading: TransitionReading): string | null {
  if (typeof value !== 'string') {
    reading.report.refuse(path, shouldBe('the name of an effect', value));
    return null;
  }
  return isKnown(value, 'effect', path, reading) ? value : null;
}

/** What a state invokes; null if refused. */
export function readInvoke(value: unknown, path: JsonPath, reading: TransitionReading): FlowInvoke | null {
  if (!isObject(value)) {
    reading.report.refuse(path, shouldBe('an object', value));
    return null;
  }
  const entries = knownEntries(value, path, { known: ['id', 'src', ...ends], hints }, reading.report);
  const input = Object.fromEntries(entries);
  const id = idOf(input.id, [...path, 'id'], reading);
  const src = srcOf(input.src, [...path, 'src'], reading);
  const led = entries.flatMap(([name, transitions]): [string, FlowTransitions | string | null][] => {
    if (!ends.includes(name)) return [[name, name === 'id' ? id : src]];
    const read: FlowTransitions | undefined = asOneOrList(
      readTransitions(transitions, [...path, name], reading),
    );
    return read === undefined ? [] : [[name, read]];
  });
  // Id and source are checked above; the other keys are its transitions.
  return id === null || src === null ? null : (Object.fromEntries(led) as unknown as FlowInvoke);
}
