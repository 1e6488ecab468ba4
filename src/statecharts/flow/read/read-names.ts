import type { JsonPath } from '../../json-path.ts';
import type { FlowAction, FlowGuard } from '../flow.types.ts';
import type { FlowVocabulary, VocabularyEntries } from '../vocabulary.types.ts';
import { eachOf, guess, isObject, knownEntries, quoted, shouldBe, type ReadReport } from './read-report.ts';
import { asOneOrList } from '../transitions.ts';

/** The context for reading a file. */
export interface ReadContext {
  readonly vocabulary: FlowVocabulary;
  readonly report: ReadReport;
}

/** What can be named in a path, and the part of the vocabulary that has its names. */
const vocabularyParts = {
  event: 'events',
  guard: 'guards',
  action: 'actions',
  effect: 'actors',
  delay: 'delays',
  tag: 'tags',
  screen: 'screens',
} as const satisfies Readonly<Record<string, keyof FlowVocabulary>>;
type Kind = keyof typeof vocabularyParts;

const namesIn = (vocabulary: FlowVocabulary, kind: Kind): readonly string[] =>
  kind === 'tag' ? vocabulary.tags : Object.keys(vocabulary[vocabularyParts[kind]]);

const looksLikeCode = (name: string): boolean => /=>|\bfunction\b|[;{]/.test(name);

/** Whether a name is in the vocabulary; otherwise it is refused with its location. */
export function isKnown(
  name: string,
  kind: Kind,
  path: JsonPath,
  { vocabulary, report }: ReadContext,
): boolean {
  const names = namesIn(vocabulary, kind);
  if (names.includes(name)) return true;
  report.refuse(
    path,
    looksLikeCode(name)
      ? `This is code. A path names its ${kind}s and contains no code.`
      : `The vocabulary has no ${kind} ${quoted(name)}.${guess(name, names)}`,
  );
  return false;
}

interface Parameterized {
  readonly name: string;
  /** Its parameters and their possible values. */
  readonly allowed: Readonly<Record<string, readonly string[]>>;
}

function readParams(
  { name, allowed }: Parameterized,
  input: unknown,
  path: JsonPath,
  { report }: ReadContext,
): Readonly<Record<string, string>> | undefined {
  const params = input ?? {};
  if (!isObject(params)) {
    report.refuse(path, shouldBe('an object', input));
    return undefined;
  }
  for (const key of Object.keys(params)) {
    if (!Object.hasOwn(allowed, key)) {
      report.refuse(
        [...path, key],
        `${quoted(name)} has no parameter ${quoted(key)}.${guess(key, Object.keys(allowed))}`,
      );
    }
  }
  const read = Object.entries(allowed).flatMap(([key, values]) => {
    const value = Object.hasOwn(params, key) ? params[key] : undefined;
    if (typeof value === 'string' && values.includes(value)) return [[key, value] as const];
    const choice = values.map(quoted).join(', ');
    report.refuse(
      value === undefined ? path : [...path, key],
      value === undefined
        ? `${quoted(name)} needs the parameter ${quoted(key)}: one of ${choice}.`
        : `${quoted(name)} takes one of ${choice} here${typeof value === 'string' ? `, and not ${quoted(value)}` : ''}.`,
    );
    return [];
  });
  // In file order.
  const order = Object.keys(params);
  const sorted = read.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return sorted.length === 0 ? undefined : Object.fromEntries(sorted);
}

/** Reads a guard or an action, written as a name or an object; null if refused. */
export function readNamed(
  value: unknown,
  kind: 'guard' | 'action',
  path: JsonPath,
  reading: ReadContext,
): FlowGuard | null {
  const text: VocabularyEntries = reading.vocabulary[kind === 'guard' ? 'guards' : 'actions'];
  const isText = typeof value === 'string';
  const asObject = isObject(value) ? value : null;
  if (!isText && !asObject) {
    reading.report.refuse(path, shouldBe(`the name of a${kind === 'action' ? 'n' : ''} ${kind}`, value));
    return null;
  }
  const input = asObject
    ? Object.fromEntries(knownEntries(asObject, path, { known: ['type', 'params'] }, reading.report))
    : {};
  const name: unknown = isText ? value : input.type;
  if (typeof name !== 'string') {
    reading.report.refuse([...path, 'type'], shouldBe('text', name));
    return null;
  }
  if (!isKnown(name, kind, isText ? path : [...path, 'type'], reading)) return null;
  const named = { name, allowed: text[name]?.params ?? {} };
  const params = readParams(named, input.params, isText ? path : [...path, 'params'], reading);
  return params === undefined ? name : { type: name, params };
}

/** Reads actions in our notation: omitted if empty, a single one without a list. */
export function readActions(
  value: unknown,
  path: JsonPath,
  reading: ReadContext,
): FlowAction | readonly FlowAction[] | undefined {
  return asOneOrList(
    eachOf(value, path).flatMap(({ item, path: at }) => readNamed(item, 'action', at, reading) ?? []),
  );
}
