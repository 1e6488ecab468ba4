import type { Json } from '../json.ts';

/** One difference between two contexts; `before` is missing if added, `after` if removed. */
export interface ContextChange {
  /** `draft.rows[3].name`; empty for the whole. */
  readonly path: string;
  readonly before?: Json;
  readonly after?: Json;
}

type Fields = Readonly<Record<string, Json>>;
const isObject = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: Json): Fields | null => {
  if (Array.isArray(value))
    return Object.fromEntries(value.map((item: Json, index) => [String(index), item]));
  return isObject(value) ? value : null;
};

function within(path: string, key: string, isList: boolean): string {
  if (isList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** The differences between two contexts, in the order of the first, then what is new. Lists are compared by index. */
export function contextChanges(before: Json, after: Json, path = ''): ContextChange[] {
  if (Object.is(before, after)) return [];
  const [mine, other] = [fieldsOf(before), fieldsOf(after)];
  if (!mine || !other || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(mine), ...Object.keys(other)]);
  return [...keys].flatMap((key): ContextChange[] => {
    const inside = within(path, key, Array.isArray(before));
    const [old, now] = [
      Object.hasOwn(mine, key) ? mine[key] : undefined,
      Object.hasOwn(other, key) ? other[key] : undefined,
    ];
    if (old === undefined) return now === undefined ? [] : [{ path: inside, after: now }];
    return now === undefined ? [{ path: inside, before: old }] : contextChanges(old, now, inside);
  });
}
