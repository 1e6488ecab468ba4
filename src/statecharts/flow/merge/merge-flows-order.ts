/** The keys of one object in three versions, in their order. */
export interface Orders {
  /** The common base. */
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

interface OrderOptions {
  /** The keys that remain after the merge. */
  readonly present: ReadonlySet<string>;
  /** Whose move wins if both moved the same key. */
  readonly wins: 'mine' | 'theirs';
  /** A key that nobody moves: its neighbours were moved instead. */
  readonly isFixed: (key: string) => boolean;
}

const FIXED = 1_000_000;
const ONE = 1_000;
const nobody: ReadonlySet<string> = new Set();

/**
 * The keys that moved: all but the heaviest common subsequence. If two keys swapped, either may have moved; then the
 * one that the other side moved too is chosen.
 */
export function movedKeys(
  before: readonly string[],
  after: readonly string[],
  isFixed: OrderOptions['isFixed'],
  movedByOthers: ReadonlySet<string> = nobody,
): ReadonlySet<string> {
  const places = new Map(before.map((key, index) => [key, index]));
  const indexOf = (key: string): number => places.get(key) ?? -1;
  const common = after.filter((key) => places.has(key));
  type Row = { readonly weight: number; readonly last: string; readonly before: Row | null };
  const heavier = (one: Row | null, other: Row): Row =>
    other.weight > (one?.weight ?? 0) ? other : (one ?? other);
  const rows: Row[] = [];
  for (const key of common) {
    const longest = rows.filter(({ last }) => indexOf(last) < indexOf(key)).reduce<Row | null>(heavier, null);
    const own = (isFixed(key) ? FIXED : ONE) - (movedByOthers.has(key) ? 1 : 0);
    rows.push({ weight: (longest?.weight ?? 0) + own, last: key, before: longest });
  }
  const still = new Set<string>();
  for (let row = rows.reduce<Row | null>(heavier, null); row; row = row.before) still.add(row.last);
  return new Set(common.filter((key) => !still.has(key)));
}

/** What each side moved. */
export function movesOf(
  { base, mine, theirs }: Orders,
  isFixed: OrderOptions['isFixed'],
): { readonly mine: ReadonlySet<string>; readonly theirs: ReadonlySet<string> } {
  const iMoved = movedKeys(base, mine, isFixed, movedKeys(base, theirs, isFixed));
  return { mine: iMoved, theirs: movedKeys(base, theirs, isFixed, iMoved) };
}

/** Inserts a key after its nearest stable predecessor; without one, before its nearest stable successor. */
function put(order: string[], keys: readonly string[], key: string, holds: (key: string) => boolean): void {
  const index = keys.indexOf(key);
  const own = order.indexOf(key);
  if (own !== -1) order.splice(own, 1);
  const before = keys.slice(0, index).findLast(holds);
  const after = keys.slice(index + 1).find(holds);
  const position =
    before === undefined ? (after === undefined ? 0 : order.indexOf(after)) : order.indexOf(before) + 1;
  order.splice(position, 0, key);
}

/** Whether both versions have it between the same neighbours. */
function isAgreed({ mine, theirs }: Orders, order: readonly string[], key: string): boolean {
  const besides = (keys: readonly string[], others: readonly string[]): string => {
    const among = keys.filter((one) => others.includes(one) && order.includes(one));
    const at = among.indexOf(key);
    return JSON.stringify([among[at - 1], among[at + 1]]);
  };
  return besides(mine, theirs) === besides(theirs, mine);
}

/**
 * Merges the order: theirs, with my moves and additions applied. What I moved goes after the neighbour it has in mine,
 * among those they did not move; what I added goes after its neighbour, wherever that is now.
 */
export function mergedOrder(orders: Orders, { present, wins, isFixed }: OrderOptions): string[] {
  const { base, mine, theirs } = orders;
  const known = new Set(base);
  const moved = movesOf(orders, isFixed);
  const order = theirs.filter((key) => present.has(key));
  const given = [...order];
  const isMineToPlace = (key: string): boolean => wins === 'mine' && !isAgreed(orders, given, key);

  const toMove = mine.filter((key) => moved.mine.has(key) && given.includes(key));
  for (const key of toMove) {
    if (moved.theirs.has(key) && !isMineToPlace(key)) continue;
    const done = new Set(toMove.slice(0, toMove.indexOf(key)));
    put(order, mine, key, (one) => {
      const isStill = !moved.mine.has(one) || done.has(one);
      return known.has(one) && order.includes(one) && !moved.theirs.has(one) && isStill;
    });
  }
  for (const key of mine) {
    const isNew = !known.has(key) && given.includes(key);
    if (!present.has(key) || (isNew ? !isMineToPlace(key) : order.includes(key))) continue;
    put(order, mine, key, (one) => one !== key && order.includes(one));
  }
  return order;
}
