import { formatJsonPath, type JsonPath } from '../../json-path.ts';
import { closestName } from './closest-name.ts';

export interface FlowRefusal {
  /** `states.logo.states.choosing.on["LOGO.CHOSEN"][0].target`, or line and column. */
  readonly location: string;
  /** One sentence for readers who don't read code. */
  readonly reason: string;
}

/** More than this would not be read. */
const MOST_REFUSALS = 50;
/** Longer names are truncated in messages. */
const MOST_LETTERS = 60;

/** Collects refusals and notes while a file is read. */
export interface ReadReport {
  readonly refusals: readonly FlowRefusal[];
  readonly notes: readonly string[];
  readonly refuse: (place: JsonPath | string, reason: string) => void;
  /** The report is full, so reading may stop. */
  readonly isFull: () => boolean;
  readonly note: (place: JsonPath, text: string) => void;
}

export function createReport(): ReadReport {
  const refusals: FlowRefusal[] = [];
  const notes: string[] = [];
  return {
    refusals,
    notes,
    refuse: (place, reason) => {
      if (refusals.length >= MOST_REFUSALS) return;
      const where = typeof place === 'string' ? place : formatJsonPath(place);
      // Later refusals at the same location follow from the first.
      if (!refusals.some((one) => one.location === where)) refusals.push({ location: where, reason });
    },
    isFull: () => refusals.length >= MOST_REFUSALS,
    note: (place, text) => {
      if (notes.length < MOST_REFUSALS) notes.push(`${formatJsonPath(place)}: ${text}`);
    },
  };
}

export const quoted = (name: string): string =>
  `“${name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…” (and more)` : `${name}”`}`;

export const guess = (name: string, names: Iterable<string>): string => {
  const near = closestName(name, names);
  return near === null || near === name ? '' : ` Did you mean ${quoted(near)}?`;
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "text", "a list": the type of a value for readers who don't read code. */
function kindOfValue(value: unknown): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return 'an object';
  }
}

export const shouldBe = (what: string, value: unknown): string =>
  value === undefined ? 'This is missing.' : `This should be ${what}, and is ${kindOfValue(value)}.`;

/** One or several items as a list, each with its location. */
export const eachOf = (
  value: unknown,
  path: JsonPath,
): readonly { readonly item: unknown; readonly path: JsonPath }[] =>
  Array.isArray(value)
    ? value.map((item: unknown, index) => ({ item, path: [...path, index] }))
    : [{ item: value, path }];

/** Keys that some tools add and that have no effect. */
const IDLE = ['description', '$schema', 'version'];

interface ReadableKeys {
  readonly known: readonly string[];
  /** Why an unknown key is refused, where more can be said than its name. */
  readonly hints?: Readonly<Record<string, string>>;
}

/** The known entries of an object; unknown keys are refused. */
export function knownEntries(
  value: Readonly<Record<string, unknown>>,
  path: JsonPath,
  { known, hints = {} }: ReadableKeys,
  report: ReadReport,
): readonly [name: string, value: unknown][] {
  return Object.entries(value).filter(([name]) => {
    if (known.includes(name)) return true;
    const place = [...path, name];
    if (IDLE.includes(name)) report.note(place, 'It has no effect and is left out.');
    else if (Object.hasOwn(hints, name)) report.refuse(place, hints[name] ?? '');
    else report.refuse(place, `A path can’t have ${quoted(name)} here.${guess(name, known)}`);
    return false;
  });
}
