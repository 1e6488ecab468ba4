import { cellLengthMax } from '../../limits.ts';
import {
  meaningOfKey,
  isNameKey,
  isOptionKey,
  isPriceKey,
  isProductNameKey,
  isVariantKey,
  isVariantAttributeKey,
} from './record-keys.ts';
import { insideOf, isListOfObjects, keysOf, objectsIn, describesOffer, type Inside } from './record-shape.ts';
import { isScalar, TreeList, TreeObject, type TreeValue } from './record-tree.ts';
import type { Cell } from '../table.ts';

/** The values of one row by column name. */
interface RecordRow {
  readonly line: number;
  readonly values: ReadonlyMap<string, Cell>;
}

interface InsideList {
  readonly inside: Inside;
  readonly things: readonly TreeObject[];
}

const cellOf = (value: string | number): Cell =>
  typeof value === 'number' ? value : value.trim().slice(0, cellLengthMax + 1);

const joined = (cells: readonly (string | number)[]): Cell => {
  const filled = cells.filter((cell) => cell !== '');
  return cellOf(filled.length === 1 ? (filled[0] ?? '') : filled.join(', '));
};

/** The entries of an object without format metadata. */
const partsOf = ({ values }: TreeObject) => [...values].filter(([key]) => !/^(?:@|__)/u.test(key));

/** The paths inside records that contain lists; a single object there is a list of one. */
export function listPaths(records: readonly TreeObject[]): ReadonlySet<string> {
  const paths = new Set<string>();
  const collect = (thing: TreeObject, path: string) => {
    for (const [key, value] of thing.values) {
      if (isScalar(value)) continue;
      const at = `${path}.${key}`;
      if (isListOfObjects(value)) paths.add(at);
      for (const item of objectsIn(value)) collect(item, at);
    }
  };
  for (const record of records) collect(record, '');
  return paths;
}

/** The rows of a record: one, or one per variant or member, each with the record's common values. */
export function rowsOf(record: TreeObject, lists: ReadonlySet<string>, path = ''): readonly RecordRow[] {
  const values = new Map<string, Cell>();
  const fromLists: string[] = [];
  const emptyGroups: string[] = [];
  /** Others are members; a product whose variants are not recognised is still an offer. */
  const isGroup = (pieces: readonly string[]) =>
    lists.has(`${path}.${pieces.join('.')}`) &&
    !pieces.some((piece) => isVariantKey(piece) || isOptionKey(piece));
  const inner: (InsideList & { readonly path: string })[] = [];

  const addValue = (name: string, value: TreeValue, pieces: readonly string[]): void => {
    if (isScalar(value)) values.set(name, cellOf(value));
    else if (value instanceof TreeObject && !lists.has(`${path}.${pieces.join('.')}`))
      for (const [key, part] of partsOf(value))
        addValue(key === '' ? name : `${name}.${key}`, part, key === '' ? pieces : [...pieces, key]);
    else if (value instanceof TreeList && value.items.length === 0)
      emptyGroups.push(...(isGroup(pieces) ? [name] : []));
    else if (value instanceof TreeList && !isListOfObjects(value))
      values.set(name, joined(value.items.filter(isScalar)));
    else addList(name, objectsIn(value), pieces);
  };

  const addList = (name: string, things: readonly TreeObject[], pieces: readonly string[]) => {
    const inside = insideOf(pieces, things, record);
    const at = `${path}.${pieces.join('.')}`;
    if (inside === 'variants' || inside === 'members') inner.push({ inside, things, path: at });
    else if (inside === 'details' && things.every(isPair)) addPairs(name, things);
    else if (inside === 'details' && [...keysOf(things)].some(isPriceKey))
      // Optional extras with a price are listed by name, otherwise their price would be taken for the record's.
      values.set(name, joined(things.flatMap((thing) => firstOf(thing, keyNames) ?? [])));
    else {
      const added = (inside === 'tiers' ? things.slice(0, 1) : things).map((thing) => detailsOf(thing));
      for (const key of new Set(added.flatMap((detail) => [...detail.keys()]))) {
        const column = key === '' ? name : `${name}.${key}`;
        values.set(column, joined(added.map((detail) => detail.get(key) ?? '')));
        fromLists.push(column);
      }
    }
  };

  /**
   * Pairs with known names are values of the record; the others share one column, otherwise every product would have
   * columns of its own.
   */
  const addPairs = (name: string, things: readonly TreeObject[]) => {
    const others: string[] = [];
    for (const thing of things) {
      const key = String(firstOf(thing, keyNames));
      const value = firstOf(thing, valueNames) ?? '';
      if (meaningOfKey(key) !== null && !values.has(key)) {
        values.set(key, cellOf(value));
        fromLists.push(key);
      } else others.push(`${key}: ${value}`);
    }
    if (others.length > 0) values.set(name, joined(others));
  };

  for (const [key, value] of partsOf(record)) addValue(key === '' ? 'text' : key, value, [key]);
  const filled = inner.filter(({ things }) => things.length > 0);
  if (filled.length === 0 && emptyGroups.length > 0 && !describesOffer(keysOf([record]))) return [];
  if (filled.length === 0) return [{ line: record.line, values }];
  // The available options of a product are dropped: each variant has its own.
  for (const column of fromLists) if (isOptionKey(column)) values.delete(column);
  return filled.flatMap(({ inside, things, path: at }) => {
    const shared = inside === 'members' ? groupValues(values, keysOf(things)) : values;
    return things.flatMap((thing) =>
      rowsOf(thing, lists, at).map(({ line, values: own }) => ({
        line,
        values: inside === 'members' ? new Map([...shared, ...own]) : withVariant(shared, own),
      })),
    );
  });
}

/** The values of a small object and its nested objects, without its lists. */
function detailsOf(thing: TreeObject, prefix = ''): Map<string, string | number> {
  const details = new Map<string, string | number>();
  for (const [key, value] of partsOf(thing)) {
    const name = [prefix, key].filter((piece) => piece !== '').join('.');
    if (isScalar(value)) details.set(name, value);
    else if (value instanceof TreeList) details.set(name, joined(value.items.filter(isScalar)));
    else for (const [inner, part] of detailsOf(value, name)) details.set(inner, part);
  }
  return details;
}

const keyNames = [
  'name',
  'title',
  'key',
  'code',
  'label',
  'attribute_code',
  'attributeName',
  'property',
  'PARAM_NAME',
] as const;
const valueNames = ['value', 'values', 'val', 'VAL', ''] as const;

const firstOf = ({ values }: TreeObject, names: readonly string[]): Cell | null => {
  for (const name of names) {
    const value = values.get(name);
    if (isScalar(value)) return value;
    if (value instanceof TreeList && value.items.every(isScalar)) return joined(value.items.filter(isScalar));
  }
  return null;
};

/** `{name: "Weight", value: 5}`, as systems write custom fields. */
const isPair = (thing: TreeObject): boolean =>
  thing.values.size <= 4 && firstOf(thing, keyNames) !== null && firstOf(thing, valueNames) !== null;

/** The values of a group for its members: its name is their category if they have names of their own. */
function groupValues(
  values: ReadonlyMap<string, Cell>,
  members: ReadonlySet<string>,
): ReadonlyMap<string, Cell> {
  if (![...members].some(isProductNameKey)) return values;
  return new Map([...values].map(([key, cell]) => [isProductNameKey(key) ? `category ${key}` : key, cell]));
}

function withVariant(
  shared: ReadonlyMap<string, Cell>,
  own: ReadonlyMap<string, Cell>,
): ReadonlyMap<string, Cell> {
  const values = new Map(shared);
  for (const [key, cell] of own) {
    if (!shared.has(key) || shared.get(key) === '') values.set(key, cell);
    else if (!isVariantAttributeKey(key)) {
      const isTelling = isNameKey(key) || isOptionKey(key) || meaningOfKey(key) === null;
      if (isTelling && !repeatsOthers(key, cell, own)) values.set(`variant ${key}`, cell);
    } else if (cell !== '') values.set(key, cell);
  }
  return values;
}

/** `Red / S` adds nothing to `Red` and `S`. */
function repeatsOthers(key: string, cell: Cell, own: ReadonlyMap<string, Cell>): boolean {
  if (typeof cell !== 'string') return false;
  const others = new Set([...own].flatMap(([name, other]) => (name === key ? [] : [other])));
  return cell.split(/\s*[/|,;]\s*/u).every((part) => others.has(part));
}
