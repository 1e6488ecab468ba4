/** JSON of unknown shape, as produced by the SDK and the DOM recorder. */
export type Loose = { readonly [key: string]: unknown };

/** A part of an envelope: its header and payload. */
export type LooseItem = readonly [Loose, unknown];

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const looseOf = (value: unknown): Loose => (isLoose(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keeps only the named keys, and of their values only numbers, booleans, null and strings that `text` permits. */
export const pick = (
  source: unknown,
  keys: Iterable<string>,
  text: (value: string, key: string) => string | undefined = (value) => value,
): Record<string, unknown> => {
  const from = looseOf(source);
  const stored: Record<string, unknown> = {};
  for (const key of keys) {
    const value = from[key];
    if (typeof value === 'number' || typeof value === 'boolean' || value === null) stored[key] = value;
    else if (typeof value === 'string') {
      const passed = text(value, key);
      if (passed !== undefined) stored[key] = passed;
    }
  }
  return stored;
};
