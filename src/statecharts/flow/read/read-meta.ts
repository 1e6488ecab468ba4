import type { Json } from '../../json.ts';
import type { JsonPath } from '../../json-path.ts';
import { isKnown, type ReadContext } from './read-names.ts';
import { isObject, shouldBe } from './read-report.ts';

/** The meta fields of step paths and their types. */
const kinds: Readonly<Record<string, { readonly what: string; readonly is: (value: unknown) => boolean }>> = {
  ...Object.fromEntries(
    ['screen', 'step', 'title', 'needs'].map((name) => [
      name,
      { what: 'text', is: (value: unknown) => typeof value === 'string' },
    ]),
  ),
  minutes: {
    what: 'a number that is not below zero',
    is: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  },
  optional: { what: 'true or false', is: (value) => typeof value === 'boolean' },
};

/** A state's meta: known fields are checked, others stay as they are. */
export function readMeta(
  value: unknown,
  path: JsonPath,
  reading: ReadContext,
): Readonly<Record<string, Json>> | undefined {
  if (!isObject(value)) {
    reading.report.refuse(path, shouldBe('an object', value));
    return undefined;
  }
  for (const [name, input] of Object.entries(value)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind && !kind.is(input)) reading.report.refuse([...path, name], shouldBe(kind.what, input));
  }
  if (typeof value.screen === 'string') {
    isKnown(value.screen, 'screen', [...path, 'screen'], reading);
  }
  // It was read from JSON.
  return value as Readonly<Record<string, Json>>;
}
