import type { Kysely, Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine } from '../../platform/clean-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';
import type { Carts, FilledCart } from '../cart/index.ts';
import { agreedPrices } from '../orders/index.ts';
import { findOrderedLines, findPartOffers } from './offers.repository.ts';
import {
  favouritesName,
  lastOfEach,
  shoppingListLimits,
  type FoundPart,
  type LineSetting,
  type ShoppingList,
  type ShoppingListHead,
  type ShoppingListSummary,
} from './shopping-lists.domain.ts';
import {
  countLists,
  deleteListsOf,
  findFavouriteProducts,
  findFavourites,
  findLines,
  findList,
  findLists,
  insertList,
  lockOwner,
  removeProduct,
  setLines,
  updateList,
} from './shopping-lists.repository.ts';

/** `currency` is the market's (ISO 4217). */
export interface ShoppingListParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly currency: string;
  readonly carts: Pick<Carts, 'fillCart'>;
}

type NotFound = { readonly code: 'NOT_FOUND' };
type Trx = Transaction<Database>;

const notFound: NotFound = { code: 'NOT_FOUND' };
function nameOf(given: string): Result<string, Invalid> {
  const name = cleanLine(given);
  if (name === '') return refuse(invalid('name', 'Enter a name.', 'minLength'));
  return [...name].length > 80 ? refuse(invalid('name', 'This is too long.', 'maxLength')) : ok(name);
}

const tooManyLists = invalid(
  'name',
  `You already have ${shoppingListLimits.lists} lists, the maximum.`,
  'maxItems',
);
const tooManyLines = invalid(
  'lines',
  `A list can hold ${shoppingListLimits.lines} lines. Remove some, or begin another list.`,
  'maxItems',
);

async function readList(
  { currency }: Pick<ShoppingListParts, 'currency'>,
  db: Kysely<Database>,
  head: ShoppingListHead,
): Promise<ShoppingList> {
  const lines = await findLines(db, head.id, currency);
  return { ...head, lines: lines.map(({ seenPriceMinor: _then, ...line }) => line) };
}

/** The user's own lists (contract: listShoppingLists). */
export const listShoppingLists = (
  { db }: ShoppingListParts,
  userId: string,
): Promise<readonly ShoppingListSummary[]> => findLists(db, userId);

/** A list with its lines (contract: getShoppingList). */
export async function getShoppingList(
  parts: ShoppingListParts,
  userId: string,
  listId: string,
): Promise<Result<ShoppingList, NotFound>> {
  const head = await findList(parts.db, userId, listId);
  return head === null ? refuse(notFound) : ok(await readList(parts, parts.db, head));
}

/** Creates a list (contract: createShoppingList), fifty at most. */
export async function createShoppingList(
  { db, clock, ids }: ShoppingListParts,
  userId: string,
  given: string,
): Promise<Result<ShoppingList, Invalid>> {
  const name = nameOf(given);
  if (!name.ok) return name;
  const head = { id: ids.newId(), name: name.value, isFavourites: false };
  return inTransaction(db, async (trx): Promise<Result<ShoppingList, Invalid>> => {
    await lockOwner(trx, userId);
    if ((await countLists(trx, userId)) >= shoppingListLimits.lists) return refuse(tooManyLists);
    await insertList(trx, userId, head, clock.now());
    return ok({ ...head, lines: [] });
  });
}

/** Changes one of the user's lists in one transaction, and returns its new state. */
async function changeList<Refusal>(
  parts: ShoppingListParts,
  userId: string,
  { listId, isRemoved = false }: { readonly listId: string; readonly isRemoved?: boolean },
  change: (trx: Trx, head: ShoppingListHead, now: Date) => Promise<Refusal | null>,
): Promise<Result<ShoppingList, Refusal | NotFound>> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<ShoppingList, Refusal | NotFound>> => {
    await lockOwner(trx, userId);
    const head = await findList(trx, userId, listId, { isRemoved });
    if (head === null) return refuse(notFound);
    const refused = await change(trx, head, now);
    if (refused !== null) return refuse(refused);
    const after = await findList(trx, userId, listId, { isRemoved: true });
    return ok(await readList(parts, trx, after ?? head));
  });
}

/** Renames a list (contract: renameShoppingList). */
export async function renameShoppingList(
  parts: ShoppingListParts,
  userId: string,
  listId: string,
  given: string,
): Promise<Result<ShoppingList, NotFound | Invalid>> {
  const name = nameOf(given);
  if (!name.ok) return name;
  return changeList<NotFound>(parts, userId, { listId }, async (trx, { isFavourites }, now) => {
    if (isFavourites) return notFound;
    await updateList(trx, listId, { name: name.value }, now);
    return null;
  });
}

/** Removes a list (contract: removeShoppingList); it can be restored. */
export const removeShoppingList = (
  parts: ShoppingListParts,
  userId: string,
  listId: string,
): Promise<Result<ShoppingList, NotFound>> =>
  changeList<NotFound>(parts, userId, { listId }, async (trx, { isFavourites }, now) => {
    if (isFavourites) return notFound;
    await updateList(trx, listId, { removedAt: now }, now);
    return null;
  });

/** Restores a removed list (contract: restoreShoppingList). */
export const restoreShoppingList = (
  parts: ShoppingListParts,
  userId: string,
  listId: string,
): Promise<Result<ShoppingList, NotFound | Invalid>> =>
  changeList<NotFound | Invalid>(parts, userId, { listId, isRemoved: true }, async (trx, _head, now) => {
    if ((await findList(trx, userId, listId)) !== null) return null;
    if ((await countLists(trx, userId)) >= shoppingListLimits.lists) return tooManyLists;
    await updateList(trx, listId, { removedAt: null }, now);
    return null;
  });

const lineRefusals = { set: null, unknown: notFound, too_many: tooManyLines } as const;

/** Changes lines of a list (contract: setShoppingListLines). */
export const setShoppingListLines = (
  parts: ShoppingListParts,
  userId: string,
  listId: string,
  settings: readonly LineSetting[],
): Promise<Result<ShoppingList, NotFound | Invalid>> =>
  changeList<NotFound | Invalid>(parts, userId, { listId }, async (trx, _head, now) => {
    const outcome = await setLines(trx, listId, lastOfEach(settings), parts.ids.newId);
    if (outcome === 'set') await updateList(trx, listId, {}, now);
    return lineRefusals[outcome];
  });

/** Which products are favourites (contract: listFavourites). */
export const listFavourites = ({ db }: ShoppingListParts, userId: string): Promise<readonly string[]> =>
  findFavouriteProducts(db, userId);

/** Adds a product to the favourites, or removes it (contract: setFavourite). Idempotent. */
export async function setFavourite(
  { db, clock, ids }: ShoppingListParts,
  userId: string,
  { productId, isFavourite }: { readonly productId: string; readonly isFavourite: boolean },
): Promise<Result<readonly string[], NotFound | Invalid>> {
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Result<readonly string[], NotFound | Invalid>> => {
    await lockOwner(trx, userId);
    const known = await findFavouriteProducts(trx, userId);
    if (known.includes(productId) === isFavourite) return ok(known);
    let list = await findFavourites(trx, userId);
    if (!isFavourite) {
      if (list !== null) await removeProduct(trx, list.id, productId);
      return ok(await findFavouriteProducts(trx, userId));
    }
    if (list === null) {
      list = { id: ids.newId(), name: favouritesName, isFavourites: true };
      await insertList(trx, userId, list, now);
    }
    const line = { productId, inventoryId: null, quantity: 1 };
    const refused = lineRefusals[await setLines(trx, list.id, [line], ids.newId)];
    return refused === null ? ok(await findFavouriteProducts(trx, userId)) : refuse(refused);
  });
}

/** Adds a list, or some of its lines, to the cart in one transaction (contract: putShoppingListInCart). */
export const putShoppingListInCart = (
  { carts, currency }: ShoppingListParts,
  userId: string,
  listId: string,
  lineIds: readonly string[] | null,
): Promise<Result<FilledCart, NotFound>> =>
  carts.fillCart(userId, async (trx) => {
    if ((await findList(trx, userId, listId)) === null) return null;
    const lines = await findLines(trx, listId, currency);
    const chosen = lineIds === null ? null : new Set(lineIds);
    return lines
      .filter(({ id }) => chosen === null || chosen.has(id))
      .map(({ productId, inventoryId, offer, quantity, seenPriceMinor }) => ({
        productId,
        // Without an offer the product's id is used: it is unavailable, which the report shows.
        inventoryId: offer?.inventoryId ?? inventoryId ?? productId,
        quantity,
        priceMinor: seenPriceMinor,
      }));
  });

/**
 * Adds an order's lines to the cart again, and says what changed since the agreed prices (contract: orderAgain). What
 * was cancelled is left out, unless all of the order was.
 */
export const orderAgain = (
  { carts }: ShoppingListParts,
  userId: string,
  orderId: string,
): Promise<Result<FilledCart, NotFound>> =>
  carts.fillCart(userId, async (trx) => {
    const lines = await findOrderedLines(trx, userId, orderId);
    if (lines === null) return null;
    const wentOn = lines.some(({ status }) => status !== 'cancelled');
    return lines.map(({ id, unitPriceMinor, status, proposal, ...line }) => ({
      ...line,
      priceMinor: agreedPrices({ status, proposal }).get(id) ?? unitPriceMinor,
      isCancelled: wentOn && status === 'cancelled',
    }));
  });

/** Finds offers by part number, SKU or barcode (contract: findParts), in the order of the request. */
export async function findParts(
  { db, currency }: ShoppingListParts,
  partNumbers: readonly string[],
): Promise<readonly FoundPart[]> {
  const found = await findPartOffers(db, partNumbers.map(cleanLine), currency);
  return partNumbers.map((partNumber, place) => ({ partNumber, offers: found[place] ?? [] }));
}

/** For the account module, in its transaction: deletes the lists of a closed account. */
export const forgetShoppingListsOf = (trx: Trx, { userId }: { readonly userId: string }): Promise<void> =>
  deleteListsOf(trx, userId);
