/** What a value of unknown make has under a name. */
export const keyOf = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, key)
    : undefined;
