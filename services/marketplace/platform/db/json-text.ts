/**
 * SQL that writes JSON as text, in the words of the contract, for what is asked most: it goes out as it is. Of a page of 24 listings whose columns
 * become objects and then text, a node keeps a third of its time, and the collection of what that leaves behind as much again (ADR 0025).
 * `json_build_object` looks up the type of each value at each call, and takes twice as long as putting text together.
 */
export type Json = readonly Part[];

type Part = { readonly text: string } | { readonly sql: string };

/** JSON that was written by the database, of such a value. */
export type JsonOf<Value> = string & { readonly [written]: Value };
declare const written: unique symbol;

// What is written under such a type is such a value: nothing else makes one.
export const readJson = <Value>(json: JsonOf<Value>): Value => JSON.parse(json) as Value;

export const jsonOf = <Value>(value: Value): JsonOf<Value> => JSON.stringify(value) as JsonOf<Value>;

export const listOf = <Value>(items: readonly JsonOf<Value>[]): JsonOf<readonly Value[]> =>
  `[${items.join(',')}]` as JsonOf<readonly Value[]>;

/** One list behind another. */
export const joined = <List extends readonly unknown[]>(
  first: JsonOf<List>,
  second: JsonOf<List>,
): JsonOf<List> => {
  if (first === '[]') return second;
  return second === '[]' ? first : (`${first.slice(0, -1)},${second.slice(1)}` as JsonOf<List>);
};

/** Puts the last field to an object that has others. */
export const addField = <Value, Key extends keyof Value & string>(
  others: JsonOf<Omit<Value, Key>>,
  key: Key,
  value: JsonOf<Value[Key]>,
): JsonOf<Value> => `${others.slice(0, -1)},"${key}":${value}}` as JsonOf<Value>;

const expression = (value: string): Part => ({ sql: /^[\w.]+$/.test(value) ? value : `(${value})` });

/** Any text that is there. */
export const text = (value: string): Json => [{ sql: `to_json(${value})::text` }];
/** A text in which nothing can be that JSON escapes: an id, a slug, one of the words that a column allows. */
export const word = (value: string): Json => [{ text: '"' }, expression(value), { text: '"' }];
/** A number, or yes and no. */
export const plain = (value: string): Json => [{ sql: `(${value})::text` }];
/** An array of texts, of words or of numbers. */
export const array = (value: string): Json => [{ sql: `array_to_json(${value})::text` }];

/** `null` where a value in it is null. */
export const orNull = (json: Json): Json => [{ sql: `coalesce(${jsonSql(json)}, 'null')` }];
/** A field for each of the value, in this order. */
export const object = <Value>(fields: { readonly [Key in keyof Value]-?: Json }): Json => [
  ...Object.entries<Json>(fields).flatMap(([key, json], position): Json => [
    { text: `${position === 0 ? '{' : ','}${JSON.stringify(key)}:` },
    ...json,
  ]),
  { text: '}' },
];

/** What a query finds, which calls the JSON of each `json` and comes in its order. One that is missing is shown as missing, not left out. */
export const list = (query: string): Json => [
  { text: '[' },
  { sql: `(select coalesce(string_agg(coalesce(json, 'null'), ','), '') from (${query}) listed)` },
  { text: ']' },
];

/** The expression: null where a value in it is that was not said to be so. */
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
