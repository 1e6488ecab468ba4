const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Restores Errors from `{$error: {name, message, …}}`; everything else stays. */
export function decodeErrors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeErrors);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  if ('$error' in value && typeof value.$error === 'object' && value.$error !== null) {
    const fields = decodeErrors(value.$error) as Record<string, unknown>; // a plain object stays one
    return Object.assign(new Error(typeof fields.message === 'string' ? fields.message : ''), fields);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, decodeErrors(inside)]));
}
