import { columnsMax } from '../../limits.ts';
import {
  isAccessoryKey,
  isCodeKey,
  isCurrencyKey,
  isNameKey,
  isOptionKey,
  isPriceKey,
  isProductNameKey,
  isStockKey,
  isUnitKey,
  isVariantKey,
} from './record-keys.ts';
import { isScalar, TreeList, TreeObject, type TreeValue } from './record-tree.ts';

const looked = 20;
const wrapping: ReadonlySet<string> = new Set(['cursor', '__typename', 'typename']);

/** An element of a connection (`{cursor, node: {…}}`) is unwrapped. */
function unwrapped(value: TreeValue): TreeValue {
  if (!(value instanceof TreeObject) || value.values.size > 3) return value;
  const rest = [...value.values].filter(([key]) => !wrapping.has(key));
  const [only] = rest;
  return rest.length === 1 && only?.[1] instanceof TreeObject ? only[1] : value;
}

/** The objects of a list; a single object if a file writes single items without a list. */
export function objectsIn(value: TreeValue): readonly TreeObject[] {
  const items = value instanceof TreeList ? value.items : [value];
  return items.map(unwrapped).filter((item) => item instanceof TreeObject);
}

/** Whether a value is a list, most of whose items are objects. */
export const isListOfObjects = (value: TreeValue): boolean =>
  value instanceof TreeList && objectsIn(value).length * 2 > value.items.length;

/** The keys of a sample of objects: their own and those of nested objects that are not lists. */
export function keysOf(things: readonly TreeObject[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const collect = ({ values }: TreeObject, prefix: string, depth: number) => {
    for (const [key, value] of values) {
      if (keys.size > columnsMax) return;
      if (isScalar(value)) keys.add(key === '' ? prefix : key);
      else if (value instanceof TreeObject) {
        keys.add(key);
        if (depth < 3) collect(value, key, depth + 1);
      }
    }
  };
  for (const thing of things.slice(0, looked)) collect(thing, '', 0);
  return keys;
}

const hasKey = (keys: ReadonlySet<string>, says: (key: string) => boolean) => [...keys].some(says);

export const describesOffer = (keys: ReadonlySet<string>): boolean =>
  hasKey(keys, isPriceKey) || hasKey(keys, isCodeKey);

/** The relation of a list inside a record to the record. */
export type Inside = 'variants' | 'members' | 'tiers' | 'details';

const notOfferedHere = /relat|similar|upsell|cross|recommend|bundle|accessor|component|addon|add.on|review/iu;

/**
 * `variants` share the record's name, `members` of a group have their own, of `tiers` and prices in several currencies
 * the first counts, and `details` are listed in a cell.
 */
export function insideOf(path: readonly string[], list: readonly TreeObject[], record: TreeObject): Inside {
  const container = path.filter((piece) => !/^(?:edges|nodes?|data|list|results)$/iu.test(piece));
  if (container.some((piece) => notOfferedHere.test(piece))) return 'details';
  const keys = keysOf(list);
  // An item with its own code is an offer of its own, whatever its name.
  const isNamed = [isNameKey, isVariantKey, isOptionKey, isCodeKey].some((says) => hasKey(keys, says));
  const isVariants = container.some((piece) => isVariantKey(piece) || isOptionKey(piece));
  const hasPrice = hasKey(keys, isPriceKey);
  // `prices: [{title: '30 min', …}, …]` of a record without a price: each is an offer. Without names they are one price
  // in several currencies.
  const isPriceList =
    container.some(isPriceKey) && hasKey(keys, isProductNameKey) && !hasKey(keys, isCurrencyKey);
  if (isPriceList && list.length > 1) return 'variants';
  if (hasPrice && !isNamed && arePacks(list)) return 'variants';
  // `subcategories` of a category, with the products of each.
  if (!hasPrice && isNamed && list.some((thing) => holdsOffers(thing))) return 'members';
  if (container.some(isAccessoryKey) || (hasPrice && !isNamed)) return hasPrice ? 'tiers' : moneyOr(keys);
  const isSold = hasPrice || hasKey(keys, isStockKey) || (isVariants && hasKey(keys, isCodeKey));
  if (!isSold) return list.some((thing) => holdsOffers(thing)) ? 'members' : moneyOr(keys);
  if (isVariants) return 'variants';
  return hasKey(keysOf([record]), isPriceKey) ? 'details' : 'members';
}

/**
 * Whether each costs more than the one before, and contains more: packs of several sizes, unlike prices by quantity,
 * which fall.
 */
function arePacks(list: readonly TreeObject[]): boolean {
  const [first] = list;
  if (!first) return false;
  if (list.length === 1) return [...first.values.keys()].some(isUnitKey);
  const grows = (key: string) => {
    const figures = list.map(({ values }) => Number(values.get(key)));
    return figures.every((figure, at) => figure > (figures[at - 1] ?? 0));
  };
  const [prices, others] = [...first.values.keys()].reduce<[string[], string[]]>(
    (parts, key) => {
      parts[isPriceKey(key) ? 0 : 1].push(key);
      return parts;
    },
    [[], []],
  );
  return prices.some(grows) && others.some(grows);
}

const moneyOr = (keys: ReadonlySet<string>): Inside =>
  [...keys].some((key) => /currency|^iso/iu.test(key)) ? 'tiers' : 'details';

/** Whether an object contains lists of offers. */
export function holdsOffers(thing: TreeObject, depth = 0): boolean {
  for (const [key, value] of thing.values) {
    if (isListOfObjects(value)) {
      const things = objectsIn(value);
      if (
        (depth > 0 && isPriceKey(key)) ||
        hasKey(keysOf(things), isPriceKey) ||
        (depth < 4 && things.slice(0, looked).some((item) => holdsOffers(item, depth + 1)))
      )
        return true;
    } else if (value instanceof TreeObject && depth < 4 && holdsOffers(value, depth + 1)) return true;
  }
  return false;
}
