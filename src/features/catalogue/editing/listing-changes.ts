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

/** A listing and what it is to become. */
export interface ListingToChange<Item> {
  readonly id: string;
  readonly change: ListingChange<Item>;
}

/** A change that was tried: as the listing was, and as it is or why it is not. */
type Attempt<Item> = {
  readonly before: Item;
  /** What the change replaces. */
  readonly was: ListingChange<Item>;
  readonly change: ListingChange<Item>;
} & ({ readonly saved: Item; readonly error: null } | { readonly saved: null; readonly error: ApiError });

/**
 * Saves changes of listings: shown immediately, sent one after the other for each listing, undone where the
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
        description: `${reasonOf(error)} Not saved: ${wanted}.`,
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

  /** Shows the change, sends it, and takes it back where it is refused; null where it changes nothing. */
  async function attempt(id: string, change: ListingChange<Item>): Promise<Attempt<Item> | null> {
    const before = find(id);
    if (!before) return null;
    const was = partOf(before, change);
    if (isSame(was, change)) return null;
    put({ ...before, ...change });
    onChangedElsewhere(id, false);
    try {
      const saved = await kind.save(api, id, before.version, change);
      put(saved);
      return { before, was, change, saved, error: null };
    } catch (error) {
      const shown = find(id);
      if (shown) put({ ...shown, ...was });
      if (!(error instanceof ApiError)) throw error;
      return { before, was, change, saved: null, error };
    }
  }

  /** After whatever else is under way for this listing. */
  function inTurn<Outcome>(id: string, act: () => Promise<Outcome>): Promise<Outcome> {
    const turn = (underWay.get(id) ?? Promise.resolve()).then(act);
    underWay.set(
      id,
      turn.then(
        () => undefined,
        () => undefined,
      ),
    );
    return turn;
  }

  async function save(id: string, change: ListingChange<Item>, isUndo = false): Promise<void> {
    await inTurn(id, async () => {
      const attempted = await attempt(id, change);
      if (attempted === null) return;
      const { before, was, saved, error } = attempted;
      if (error !== null) {
        await explain(before, change, error);
        return;
      }
      const text = `${saved.name}: ${changeText(saved, change)}`;
      if (isUndo) toast.success(`${text} again.`);
      else offerUndo(`${text}.`, () => void save(id, was, true));
    });
  }

  /** Some at a time; one message says what came of them all, with one undo. */
  async function saveMany(changes: readonly ListingToChange<Item>[], isUndo = false): Promise<void> {
    const attempts: Attempt<Item>[] = [];
    const waiting = changes.values();
    const work = async () => {
      for (const { id, change } of waiting) {
        const attempted = await inTurn(id, () => attempt(id, change));
        if (attempted !== null) attempts.push(attempted);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const saved = attempts.filter(({ error }) => error === null);
    const undone = saved.map(({ before, was }) => ({ id: before.id, change: was }));
    const text = `${countText(saved.length, kind.noun)} changed`;
    if (saved.length > 0 && isUndo) toast.success(`${text} back.`);
    else if (saved.length > 0) offerUndo(`${text}.`, () => void saveMany(undone, true));
    const failed = attempts.flatMap((one) => (one.error === null ? [] : [one]));
    if (failed.length === 0) return;
    toast.error(
      `${countText(failed.length, kind.noun)} ${failed.length === 1 ? 'wasn’t' : 'weren’t'} changed.`,
      {
        description: [...new Set(failed.map(({ error }) => reasonOf(error)))].join(' '),
        sticky: true,
        action: {
          label: 'Try again',
          onAct: () =>
            void saveMany(
              failed.map(({ before, change }) => ({ id: before.id, change })),
              isUndo,
            ),
        },
      },
    );
    // Another version of them may be there by now.
    await cache.invalidateQueries({ queryKey: listingsKey(kind) });
  }

  return {
    save: (id: string, change: ListingChange<Item>): Promise<void> => save(id, change),
    saveMany: (changes: readonly ListingToChange<Item>[]): Promise<void> => saveMany(changes),
  };
}

/** As many requests as a browser has connections for. */
const atOnce = 6;

const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : `${noun}s`}`;

const reasonOf = (error: ApiError): string =>
  error.fromServer ? error.message : 'We couldn’t reach Quayside.';

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
