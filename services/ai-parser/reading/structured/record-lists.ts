import { isChargeKey, isNameKey, isOrderKey, isPriceKey } from './record-keys.ts';
import { holdsOffers, isListOfObjects, keysOf, objectsIn, describesOffer } from './record-shape.ts';
import { isScalar, TreeList, TreeObject, type TreeValue } from './record-tree.ts';
import type { Cell } from '../table.ts';

/** A part of a file that may be its list. */
export interface RecordList {
  /** The names of its path. */
  readonly path: readonly string[];
  readonly line: number;
  /** What the file states above the list, for all of its rows. */
  readonly above: readonly { readonly line: number; readonly text: string }[];
  readonly records: readonly TreeObject[];
  /** Rows without names, as some tables on the web are sent. */
  readonly grid: readonly (readonly Cell[])[];
}

type Above = RecordList['above'];
const aboveMax = 20;
const aboveLengthMax = 200;
const pathLengthMax = 100;
const dictionaryLeast = 3;

/** An object whose values are all similar objects under identifying keys: a list in another form. */
function dictionaryOf({ values }: TreeObject): readonly TreeObject[] | null {
  const things = [...values.values()].filter((value) => value instanceof TreeObject);
  if (things.length < dictionaryLeast || things.length < values.size) return null;
  const keys = things.map((thing) => keysOf([thing]));
  const first = keys[0] ?? new Set();
  const areSimilar = keys.every((own) => similarity(own, first) >= 0.5);
  return areSimilar && first.size >= 2 ? things : null;
}

/** The share of common keys of two objects, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((key) => other.has(key)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

const withKeys = (thing: TreeObject, records: readonly TreeObject[]): readonly TreeObject[] =>
  [...thing.values.keys()].map((key, place) => {
    const record = new TreeObject(records[place]?.line ?? thing.line);
    record.values.set('key', key);
    for (const [name, value] of records[place]?.values ?? []) record.values.set(name, value);
    return record;
  });

/**
 * The scalar values of an object and its nested objects, without lists: a merchant, a date, the currency of all
 * prices.
 */
function scalarsIn({ line, values }: TreeObject, prefix: string): Above {
  return [...values].flatMap(([key, part]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (part instanceof TreeObject && prefix.length < pathLengthMax && !holdsOffers(part))
      return scalarsIn(part, name);
    return isScalar(part) && !['', 'true', 'false'].includes(String(part))
      ? [{ line, text: `${name}: ${part}`.slice(0, aboveLengthMax) }]
      : [];
  });
}

const isRowOfCells = (value: TreeValue): value is TreeList =>
  value instanceof TreeList && value.items.length > 0 && value.items.every(isScalar);

/** The outermost lists of a tree, whatever they contain. */
export function listsIn(root: TreeValue): readonly RecordList[] {
  const found: RecordList[] = [];
  const visit = (value: TreeValue, path: readonly string[], above: Above): void => {
    if (value instanceof TreeList) {
      const records = objectsIn(value);
      // There may be records without offers too: empty groups, export metadata.
      const holding = describesOffer(keysOf(records)) ? [] : records.filter((record) => holdsOffers(record));
      const [only] = holding;
      if (holding.length === 1 && only) visit(only, path, above);
      else if (holding.length > 1) found.push({ path, line: value.line, above, records: holding, grid: [] });
      else if (isListOfObjects(value)) found.push({ path, line: value.line, above, records, grid: [] });
      else if (value.items.length > 1 && value.items.every(isRowOfCells))
        found.push({
          path,
          line: value.line,
          above,
          records: [],
          grid: value.items.map(({ items }) => items.filter(isScalar)),
        });
      else for (const item of value.items) visit(item, path, above);
      return;
    }
    if (!(value instanceof TreeObject)) return;
    const dictionary = dictionaryOf(value);
    if (dictionary) {
      found.push({ path, line: value.line, above, records: withKeys(value, dictionary), grid: [] });
      return;
    }
    const own = scalarsIn(value, '');
    const known = [...above, ...own].slice(-aboveMax);
    for (const [key, part] of value.values) visit(part, [...path, key], known);
  };
  visit(root, [], []);
  const sells = found.some(
    ({ records, grid }) =>
      grid.length > 0 || describesOffer(keysOf(records)) || records.some((record) => holdsOffers(record)),
  );
  if (sells) return found;
  // A feed with one offer next to its categories.
  const [only] = found.length > 0 ? offerIn(root) : singleIn(root);
  return only ? [only] : found;
}

const depthMost = 8;

/** The only object of a file that has a price and a name itself. */
function offerIn(value: TreeValue, path: readonly string[] = []): readonly RecordList[] {
  if (!(value instanceof TreeObject) || path.length > depthMost) return [];
  const own = [...value.values].flatMap(([key, part]) => (isScalar(part) ? [key] : []));
  if (own.some(isPriceKey) && own.some(isNameKey))
    return [{ path, line: value.line, above: [], records: [value], grid: [] }];
  return [...value.values].flatMap(([key, part]) => offerIn(part, [...path, key]));
}

/** A list of one, which some programs write without its list. */
function singleIn(root: TreeValue): readonly RecordList[] {
  const path: string[] = [];
  for (let value: TreeValue | undefined = root; value instanceof TreeObject;) {
    if (describesOffer(keysOf([value])) && [...value.values.values()].some(isScalar))
      return [{ path, line: value.line, above: [], records: [value], grid: [] }];
    const inner: [string, TreeValue][] = [...value.values].filter(([, part]) => part instanceof TreeObject);
    const next = inner.at(-1);
    if (next) path.push(next[0]);
    value = next?.[1];
  }
  return [];
}

const sizeOf = ({ records, grid }: RecordList): number =>
  grid.length > 0 ? grid.length * (grid[0]?.length ?? 0) : records.length * Math.max(1, keysOf(records).size);

/** The longest list with prices or codes, and those with the same structure; without one, the longest. */
export function listsToRead(lists: readonly RecordList[]): readonly RecordList[] {
  const bySize = lists
    .filter(({ path }) => !path.some((key) => isOrderKey(key) || isChargeKey(key)))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  const selling = bySize.filter(
    ({ records }) =>
      describesOffer(keysOf(records)) || records.slice(0, 20).some((record) => holdsOffers(record)),
  );
  const main = selling[0] ?? bySize[0];
  if (!main) return [];
  const keys = keysOf(main.records);
  const like = selling.filter((list) => list !== main && similarity(keysOf(list.records), keys) >= 0.5);
  return lists.filter((list) => list === main || like.includes(list));
}
