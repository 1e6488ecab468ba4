/** What remains of a body: its keys and their types, and the few values that reveal nothing about a person. */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [key: string]: Shape };

const maxDepth = 5;
const maxKeys = 40;

/** A key is kept if it looks like an identifier, so that a map keyed by email or id does not leak through its keys. */
const identifier = /^[a-z_][A-Za-z_]{0,40}$/;
/** Deliberately without digits: `code` is an error code in an answer and a one-time code in a request. */
const codeWord = /^[A-Za-z]+(?:[_.:-][A-Za-z]+)*$/;
const opaqueId = /^[\w-]{8,64}$/;

const counts = new Set(['status', 'statusCode', 'count', 'quantity', 'total', 'totalItems', 'page', 'limit']);
const flags = new Set(['status', 'ok', 'retryable']);

const allowed = (key: string, value: string | number | boolean): boolean => {
  if (typeof value === 'number') return counts.has(key) && Number.isFinite(value);
  if (typeof value === 'boolean') return flags.has(key);
  if (key === 'code') return value.length <= 64 && codeWord.test(value);
  return key === 'requestId' && opaqueId.test(value);
};

const isId = (key: string): boolean =>
  key === 'id' || key === '_id' || (/Ids?$/.test(key) && key !== 'requestId');

const keysOf = (value: object, depth: number): Shape => {
  const stored: Record<string, Shape> = {};
  let hidden = 0;
  for (const [key, member] of Object.entries(value)) {
    if (identifier.test(key) && Object.keys(stored).length < maxKeys)
      stored[key] = shapeAt(key, member, depth + 1);
    else hidden += 1;
  }
  return hidden === 0 ? stored : { ...stored, otherKeys: hidden };
};

const shapeAt = (key: string, value: unknown, depth: number): Shape => {
  if (value === null) return null;
  if (isId(key)) return value === undefined || value === '' ? 'absent' : 'present';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return allowed(key, value) ? value : typeof value;
  }
  if (typeof value !== 'object') return typeof value;
  if (depth >= maxDepth) return Array.isArray(value) ? 'array' : 'object';
  if (Array.isArray(value)) {
    return { length: value.length, ...(value.length > 0 && { first: shapeAt('', value[0], depth + 1) }) };
  }
  if (typeof FormData !== 'undefined' && value instanceof FormData) {
    return keysOf(Object.fromEntries(value.entries()), depth);
  }
  if (typeof Blob !== 'undefined' && value instanceof Blob) return 'file';
  return keysOf(value, depth);
};

const templateSegment = /^(?:[A-Za-z][A-Za-z-]*|\{\w+\}|:\w+)?$/;

/** A contract path; segments that look like values become `*`. */
export const templateOf = (endpoint: string): string =>
  (endpoint.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((segment) => (templateSegment.test(segment) ? segment : '*'))
    .join('/');

/** The shape of a request or response body (docs/quality.md "Keeps people out"): an allow-list, so a new field is hidden. */
export const shapeOf = (value: unknown): Shape => shapeAt('', value, 0);
