import { ApiError, type Api } from '../../../api/index.ts';
import type { ServerCache } from '../../server-data/index.ts';
import { toast, toastStore } from '../../toasts/index.ts';
import { findListing, withListing, type ListingPages } from './listing-cache.ts';
import { listingsKey, type ListingChange, type ListingKind, type OwnListing } from '../list/listing-kind.ts';

interface ListingChangesParts<Item extends OwnListing> {
  readonly kind: ListingKind<Item>;
  readonly api: Api;
  readonly cache: ServerCache;
  /** The text of a change: "price is now €91.50". */
  readonly changeText: (item: Item, change: ListingChange<Item>) => string;
  /** Hears of a listing whose change met another one, and of one that was changed after that. */
  readonly onChangedElsewhere: (id: string, isChangedElsewhere: boolean) => void;
}

/**
 * Saves changes of single listings: shown immediately, sent one after the other for each listing, undone where the
 * server refuses. A toast shows what was saved, with undo. A change that met another one shows the current value, and
 * offers to save over it.
 */
export function createListingChanges<Item extends OwnListing>(parts: ListingChangesParts<Item>) {
  const { kind, api, cache, changeText, onChangedElsewhere } = parts;
  /** Per listing, what the next change has to wait for. */
  const underWay = new Map<string, Promise<void>>();
  let undoToast: string | undefined;

  const find = (id: string): Item | undefined =>
    cache
      .getQueriesData<ListingPages<Item>>({ queryKey: listingsKey(kind) })
      .map(([, data]) => findListing(data, id))
      .find((item) => item !== undefined);

  function put(item: Item): void {
    const before = find(item.id)?.status ?? item.status;
    cache.setQueriesData<ListingPages<Item>>(
      { queryKey: listingsKey(kind) },
      (data) => data && withListing(data, item, before),
    );
  }

  function offerUndo(message: string, onAct: () => void): void {
    // One offer of undo at a time: a morning of counting stock would fill the screen.
    if (undoToast !== undefined) toastStore.trigger.closed({ id: undoToast });
    toast.success(message, { sticky: true, action: { label: 'Undo', onAct } });
    undoToast = toastStore.getSnapshot().context.toasts.at(-1)?.id;
  }

  /** The listing as the server has it now; the whole list is reloaded where it cannot be found by its name. */
  async function reread({ id, name }: Item): Promise<Item | undefined> {
    const { signal } = new AbortController();
    const { items } = await kind.list(
      { ...api, signal },
      { q: name.slice(0, 100), sort: 'name', limit: 200 },
    );
    const found = items.find((item) => item.id === id);
    if (found) put(found);
    else await cache.invalidateQueries({ queryKey: listingsKey(kind) });
    return found ?? find(id);
  }

  async function explain(before: Item, change: ListingChange<Item>, error: ApiError): Promise<void> {
    const wanted = changeText({ ...before, ...change }, change);
    const onAct = () => void save(before.id, change);
    if (error.code !== 'CHANGED_ELSEWHERE') {
      toast.error(`${before.name} wasn’t changed.`, {
        description: `${error.fromServer ? error.message : 'We couldn’t reach Quayside.'} Not saved: ${wanted}.`,
        sticky: true,
        action: { label: 'Try again', onAct },
      });
      return;
    }
    const now = await reread(before).catch(() => undefined);
    onChangedElsewhere(before.id, true);
    toast.warning(`${before.name} was changed elsewhere.`, {
      description: `${now ? `Elsewhere, the ${changeText(now, change)}. ` : ''}Your change wasn’t saved: ${wanted}.`,
      sticky: true,
      action: { label: 'Save my change', onAct },
    });
  }

  async function run(id: string, change: ListingChange<Item>, isUndo: boolean): Promise<void> {
    const before = find(id);
    if (!before) return;
    const was = partOf(before, change);
    if (isSame(was, change)) return;
    put({ ...before, ...change });
    onChangedElsewhere(id, false);
    try {
      const saved = await kind.save(api, id, before.version, change);
      put(saved);
      const text = `${saved.name}: ${changeText(saved, change)}`;
      if (isUndo) toast.success(`${text} again.`);
      else offerUndo(`${text}.`, () => void save(id, was, true));
    } catch (error) {
      const shown = find(id);
      if (shown) put({ ...shown, ...was });
      if (!(error instanceof ApiError)) throw error;
      await explain(before, change, error);
    }
  }

  function save(id: string, change: ListingChange<Item>, isUndo = false): Promise<void> {
    const turn = (underWay.get(id) ?? Promise.resolve()).then(() => run(id, change, isUndo));
    const settled = turn.catch(() => undefined);
    underWay.set(id, settled);
    return turn;
  }

  return { save: (id: string, change: ListingChange<Item>): Promise<void> => save(id, change) };
}

/** Only what a change is about. */
function partOf<Item extends OwnListing>(item: Item, change: ListingChange<Item>): ListingChange<Item> {
  // The keys of a change are keys of the item.
  const keys = Object.keys(change) as (keyof Item)[];
  return Object.fromEntries(keys.map((key) => [key, item[key]])) as ListingChange<Item>;
}

/** Plain JSON on both sides, its keys in the contract's order or in ours. */
const isSame = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort().map(sorted)) ===
  JSON.stringify(Object.entries(other).sort().map(sorted));

const sorted = ([key, value]: [string, unknown]): unknown[] => [
  key,
  typeof value === 'object' && value !== null ? Object.entries(value).sort() : value,
];
