import { ApiError, type Api } from '../../../api/index.ts';
import type { ServerCache } from '../../server-data/index.ts';
import { toast, toastStore } from '../../toasts/index.ts';
import { apart, isSame } from './apart.ts';
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
  /** As the user saw it who made the change; by default as it is shown now. */
  readonly from?: Item | undefined;
}

/** A change that was tried: as the listing was, and as it is or why it is not. */
type Attempt<Item> = {
  readonly before: Item;
  /** What the change replaces. */
  readonly was: ListingChange<Item>;
  readonly change: ListingChange<Item>;
} & ({ readonly saved: Item; readonly error: null } | { readonly saved: null; readonly error: ApiError });

/** What came of a change: of the part that was sent, and of the part that met another user’s change of the same fields. */
interface Outcome<Item> {
  readonly attempted: Attempt<Item> | null;
  readonly met: { readonly now: Item; readonly change: ListingChange<Item> } | null;
}

/**
 * Saves changes of listings: shown immediately, sent one after the other for each listing, undone where the
 * server refuses. A toast shows what was saved, with undo. What somebody else changed meanwhile is kept; where that is the same field, the change
 * isn’t saved, the current value is shown, and saving over it is offered.
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

  function explain({ before, change }: Attempt<Item>, error: ApiError): void {
    toast.error(`${before.name} wasn’t changed.`, {
      description: `${reasonOf(error)} Not saved: ${changeText({ ...before, ...change }, change)}.`,
      sticky: true,
      action: { label: 'Try again', onAct: () => void save({ id: before.id, change }) },
    });
  }

  function explainMet({ now, change }: NonNullable<Outcome<Item>['met']>): void {
    onChangedElsewhere(now.id, true);
    toast.warning(`${now.name} was changed elsewhere.`, {
      description: `Elsewhere, the ${changeText(now, change)}. Your change wasn’t saved: ${changeText({ ...now, ...change }, change)}.`,
      sticky: true,
      action: { label: 'Save my change', onAct: () => void save({ id: now.id, change }) },
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

  /** Saves what of a change met no other one, which is seen where the server has a newer version. */
  async function attemptMerged({ id, change, from }: ListingToChange<Item>): Promise<Outcome<Item>> {
    const shown = find(id);
    if (!shown) return { attempted: null, met: null };
    const base = from ?? shown;
    const first = apart(base, shown, change);
    const attempted = await attempt(id, first.free);
    if (attempted?.error?.code !== 'CHANGED_ELSEWHERE')
      return { attempted, met: hasKeys(first.met) ? { now: find(id) ?? shown, change: first.met } : null };
    const now = await reread(shown).catch(() => undefined);
    if (!now) return { attempted, met: null };
    const { free, met } = apart(base, now, change);
    return {
      attempted: await attempt(id, free),
      met: hasKeys(met) ? { now: find(id) ?? now, change: met } : null,
    };
  }

  /** After whatever else is under way for this listing. */
  function inTurn<Value>(id: string, act: () => Promise<Value>): Promise<Value> {
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

  async function save(asked: ListingToChange<Item>, isUndo = false): Promise<void> {
    await inTurn(asked.id, async () => {
      const { attempted, met } = await attemptMerged(asked);
      if (attempted !== null) {
        const { was, saved, error } = attempted;
        if (error !== null) explain(attempted, error);
        else {
          const text = `${saved.name}: ${changeText(saved, attempted.change)}`;
          if (isUndo) toast.success(`${text} again.`);
          else offerUndo(`${text}.`, () => void save({ id: saved.id, change: was, from: saved }, true));
        }
      }
      if (met !== null) explainMet(met);
    });
  }

  /** Some at a time; one message says what came of them all, with one undo. */
  async function saveMany(changes: readonly ListingToChange<Item>[], isUndo = false): Promise<void> {
    const attempts: Attempt<Item>[] = [];
    const refused: { readonly id: string; readonly change: ListingChange<Item>; readonly reason: string }[] =
      [];
    const waiting = changes.values();
    const work = async () => {
      for (const asked of waiting) {
        const { attempted, met } = await inTurn(asked.id, () => attemptMerged(asked));
        if (attempted?.error)
          refused.push({ id: asked.id, change: attempted.change, reason: reasonOf(attempted.error) });
        else if (attempted) attempts.push(attempted);
        if (met)
          refused.push({ id: asked.id, change: met.change, reason: 'This was changed elsewhere meanwhile.' });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const undone = attempts.map(({ before, was }) => ({ id: before.id, change: was }));
    const text = `${countText(attempts.length, kind.noun)} changed`;
    if (attempts.length > 0 && isUndo) toast.success(`${text} back.`);
    else if (attempts.length > 0) offerUndo(`${text}.`, () => void saveMany(undone, true));
    if (refused.length === 0) return;
    const failed = new Set(refused.map(({ id }) => id)).size;
    toast.error(`${countText(failed, kind.noun)} ${failed === 1 ? 'wasn’t' : 'weren’t'} changed.`, {
      description: [...new Set(refused.map(({ reason }) => reason))].join(' '),
      sticky: true,
      action: {
        label: 'Try again',
        onAct: () =>
          void saveMany(
            refused.map(({ id, change }) => ({ id, change })),
            isUndo,
          ),
      },
    });
    // Another version of them may be there by now.
    await cache.invalidateQueries({ queryKey: listingsKey(kind) });
  }

  return {
    save: (id: string, change: ListingChange<Item>, from?: Item): Promise<void> => save({ id, change, from }),
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

const hasKeys = (change: object): boolean => Object.keys(change).length > 0;
