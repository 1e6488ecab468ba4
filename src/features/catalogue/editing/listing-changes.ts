import { ApiError, type Api } from '../../../api/index.ts';
import { toFailure, type Failure, type ServerCache } from '../../server-data/index.ts';
import { toast, toastStore } from '../../toasts/index.ts';
import { apart, isSame } from './apart.ts';
import { findListing, withListing, type ListingPages } from './listing-cache.ts';
import { listingsKey, type ListingChange, type ListingKind, type OwnListing } from '../list/listing-kind.ts';

/** What stands between a field and its value. */
export type ChangeVerb = 'is now' | 'to' | null;

interface ListingChangesParts<Item extends OwnListing> {
  readonly kind: ListingKind<Item>;
  readonly api: Api;
  readonly cache: ServerCache;
  /** Describes a change: "price is now €91.50", "price €91.50" or "price to €91.50". */
  readonly changeText: (item: Item, change: ListingChange<Item>, verb?: ChangeVerb) => string;
  /** Called with the fields in which a change of a listing conflicted with another user's; with none once that is over. */
  readonly onChangedElsewhere: (id: string, names: readonly string[]) => void;
}

/** A listing and its change. */
export interface ListingToChange<Item> {
  readonly id: string;
  readonly change: ListingChange<Item>;
  /** The version that the user changed; by default the one that is shown. */
  readonly from?: Item | undefined;
}

/** The result of one request: the listing before, and the listing after or the failure. */
type Attempt<Item> = {
  readonly before: Item;
  /** The previous values of the changed fields. */
  readonly was: ListingChange<Item>;
  readonly change: ListingChange<Item>;
} & ({ readonly saved: Item; readonly error: null } | { readonly saved: null; readonly error: ApiError });

/** The result of a change: of the part that was sent, and of the part that conflicted with another user's change. */
interface Outcome<Item> {
  readonly attempted: Attempt<Item> | null;
  readonly met: { readonly now: Item; readonly change: ListingChange<Item> } | null;
}

/**
 * Saves changes of listings. They are shown immediately, sent one after the other for each listing, and undone if the
 * server refuses them. A toast with Undo reports what was saved. Another user's changes are kept; a change of the same
 * field is not saved, and the current value is shown with an offer to save over it.
 */
export function createListingChanges<Item extends OwnListing>(parts: ListingChangesParts<Item>) {
  const { kind, api, cache, changeText, onChangedElsewhere } = parts;
  /** By listing id: the promise that the next change has to wait for. */
  const underWay = new Map<string, Promise<void>>();
  let undoToast: string | undefined;

  const find = (id: string): Item | undefined =>
    cache
      .getQueriesData<ListingPages<Item>>({ queryKey: listingsKey(kind) })
      .map(([, data]) => findListing(data, id))
      .find((item) => item !== undefined);

  function put(item: Item): void {
    const before = find(item.id) ?? item;
    cache.setQueriesData<ListingPages<Item>>(
      { queryKey: listingsKey(kind) },
      (data) => data && withListing(data, item, before),
    );
  }

  function offerUndo(message: string, onAction: () => void): void {
    // One undo toast at a time: counting stock for a morning would fill the screen with them.
    if (undoToast !== undefined) toastStore.trigger.closed({ id: undoToast });
    toast.success(message, { sticky: true, action: { label: 'Undo', onAction } });
    undoToast = toastStore.getSnapshot().context.toasts.at(-1)?.id;
  }

  /** The listing's current version on the server; reloads the whole list if a search by its name does not find it. */
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
      description: `${reasonOf(error)} Not saved: ${sentence(changeText({ ...before, ...change }, change, null))}`,
      sticky: true,
      // A refused value would be refused again.
      ...(!refusesValue(error) && {
        action: { label: 'Try again', onAction: () => void save({ id: before.id, change }) },
      }),
    });
  }

  function explainMet({ now, change }: NonNullable<Outcome<Item>['met']>): void {
    onChangedElsewhere(now.id, Object.keys(change));
    toast.warning(`${now.name} was changed elsewhere.`, {
      description: `Not saved: ${sentence(changeText({ ...now, ...change }, change, null))} Another window or a colleague set ${sentence(changeText(now, change, 'to'))}`,
      sticky: true,
      action: { label: 'Save my change', onAction: () => void save({ id: now.id, change }) },
    });
  }

  /** Shows the change, sends it, and undoes it if it is refused; null if it changes nothing. */
  async function attempt(id: string, change: ListingChange<Item>): Promise<Attempt<Item> | null> {
    const before = find(id);
    if (!before) return null;
    const was = partOf(before, change);
    if (isSame(was, change)) return null;
    put({ ...before, ...change });
    onChangedElsewhere(id, []);
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

  /** Saves the fields without a conflict, after the server has reported a newer version. */
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

  /** Runs after all other calls for this listing. */
  function inTurn<Value>(id: string, run: () => Promise<Value>): Promise<Value> {
    const turn = (underWay.get(id) ?? Promise.resolve()).then(run);
    underWay.set(
      id,
      turn.then(
        () => undefined,
        () => undefined,
      ),
    );
    return turn;
  }

  async function save(asked: ListingToChange<Item>, options: SaveOptions = {}): Promise<Failure | null> {
    const { isUndo = false, isFormOpen = false } = options;
    return inTurn(asked.id, async () => {
      let refused: Failure | null = null;
      const { attempted, met } = await attemptMerged(asked);
      if (attempted !== null) {
        const { was, saved, error } = attempted;
        if (error !== null && isFormOpen) refused = toFailure(error);
        else if (error !== null) explain(attempted, error);
        else {
          const text = `${saved.name}: ${changeText(saved, attempted.change)}`;
          if (isUndo) toast.success(`${text} again.`);
          else
            offerUndo(
              sentence(text),
              () => void save({ id: saved.id, change: was, from: saved }, { isUndo: true }),
            );
        }
      }
      if (met !== null) explainMet(met);
      return refused;
    });
  }

  /** Saves several listings, some at a time; one toast reports the result with one Undo. */
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
        onAction: () =>
          void saveMany(
            refused.map(({ id, change }) => ({ id, change })),
            isUndo,
          ),
      },
    });
    // The server may have another version of them.
    await cache.invalidateQueries({ queryKey: listingsKey(kind) });
  }

  return {
    /** `isFormOpen`: why the change is not saved is not explained here, but returned for the form. */
    save: async (
      asked: ListingToChange<Item>,
      options: Pick<SaveOptions, 'isFormOpen'> = {},
    ): Promise<Failure | null> => save(asked, options),
    saveMany: (changes: readonly ListingToChange<Item>[]): Promise<void> => saveMany(changes),
  };
}

interface SaveOptions {
  readonly isUndo?: boolean;
  readonly isFormOpen?: boolean;
}

/** Whether the server refused what was typed, rather than when or by whom. */
const refusesValue = ({ details }: ApiError): boolean => (details.fields ?? []).length > 0;

/** Browsers have six connections per host. */
const atOnce = 6;

const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : `${noun}s`}`;

/** With a full stop, unless what is quoted at its end has one. */
const sentence = (text: string): string => (/[.!?…]”$/.test(text) ? text : `${text}.`);

const reasonOf = (error: ApiError): string =>
  error.fromServer ? error.message : 'We couldn’t reach Quayside.';

/** The fields of the item that the change has. */
function partOf<Item extends OwnListing>(item: Item, change: ListingChange<Item>): ListingChange<Item> {
  // The keys of a change are keys of the item.
  const keys = Object.keys(change) as (keyof Item)[];
  return Object.fromEntries(keys.map((key) => [key, item[key]])) as ListingChange<Item>;
}

const hasKeys = (change: object): boolean => Object.keys(change).length > 0;
