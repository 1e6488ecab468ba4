/**
 * SQL that writes JSON as text, as in the contract, for the most frequent requests: it is sent unchanged. Turning the
 * columns of 24 listings into objects and then into text takes a third of a node's time for a page, and garbage
 * collection as much again (ADR 0025). `json_build_object` looks up the type of each value in each call, and takes
 * twice as long as concatenating text.
 */
export type Json = readonly Part[];

type Part = { readonly text: string } | { readonly sql: string };

/** JSON written by the database for such a value. */
export type JsonOf<Value> = string & { readonly [written]: Value };
declare const written: unique symbol;

// Safe: a JsonOf<Value> only comes from a query that writes such a value.
export const readJson = <Value>(json: JsonOf<Value>): Value => JSON.parse(json) as Value;

export const jsonOf = <Value>(value: Value): JsonOf<Value> => JSON.stringify(value) as JsonOf<Value>;

export const listOf = <Value>(items: readonly JsonOf<Value>[]): JsonOf<readonly Value[]> =>
  `[${items.join(',')}]` as JsonOf<readonly Value[]>;

/** The concatenation of two lists. */
export const joined = <List extends readonly unknown[]>(
  first: JsonOf<List>,
  second: JsonOf<List>,
): JsonOf<List> => {
  if (first === '[]') return second;
  return second === '[]' ? first : (`${first.slice(0, -1)},${second.slice(1)}` as JsonOf<List>);
};

/** Adds a field to an object that has others. */
export const addField = <Value, Key extends keyof Value & string>(
  others: JsonOf<Omit<Value, Key>>,
  key: Key,
  value: JsonOf<Value[Key]>,
): JsonOf<Value> => `${others.slice(0, -1)},"${key}":${value}}` as JsonOf<Value>;

const expression = (value: string): Part => ({ sql: /^[\w.]+$/.test(value) ? value : `(${value})` });

/** A required text. */
export const text = (value: string): Json => [{ sql: `to_json(${value})::text` }];
/** A text without characters that JSON escapes: an id, a slug, an enum value. */
export const word = (value: string): Json => [{ text: '"' }, expression(value), { text: '"' }];
/** A number or boolean. */
export const plain = (value: string): Json => [{ sql: `(${value})::text` }];
/** An array of texts, enum values or numbers. */
export const array = (value: string): Json => [{ sql: `array_to_json(${value})::text` }];

/** JSON that is stored in a column. */
export const stored = (column: string): Json => [{ sql: column }];

/** `null` if one of its values is null. */
export const orNull = (json: Json): Json => [{ sql: `coalesce(${jsonSql(json)}, 'null')` }];
/** One field per property of the value, in this order. */
export const object = <Value>(fields: { readonly [Key in keyof Value]-?: Json }): Json => [
  ...Object.entries<Json>(fields).flatMap(([key, json], position): Json => [
    { text: `${position === 0 ? '{' : ','}${JSON.stringify(key)}:` },
    ...json,
  ]),
  { text: '}' },
];

/**
 * The results of a query whose column `json` contains the JSON, in its order. A missing value is null, not left out.
 */
export const list = (query: string): Json => [
  { text: '[' },
  { sql: `(select coalesce(string_agg(coalesce(json, 'null'), ','), '') from (${query}) listed)` },
  { text: ']' },
];

/** The SQL expression; null if a required value in it is null. */
export const jsonSql = (json: Json): string => {
  const pieces: string[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') pieces.push(`'${text.replaceAll("'", "''")}'`);
    text = '';
  };
  for (const part of json)
    if ('text' in part) text += part.text;
    else {
      endText();
      pieces.push(part.sql);
    }
  endText();
  return `(${pieces.join(' || ')})`;
};
