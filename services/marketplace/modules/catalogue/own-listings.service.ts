import type { Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../../platform/db/schema.ts';
import { versionOf } from '../../platform/if-match.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { invalid, invalidCursor, type Invalid } from '../../platform/refusals.ts';
import { cleanLine, cleanText } from '../account/index.ts';
import {
  priceProblem,
  searchTerms,
  type InventoryItem,
  type InventoryItemChange,
  type Service,
  type ServiceChange,
} from './catalogue.domain.ts';
import type { CatalogueParts } from './catalogue.parts.ts';
import { readCursor, writeCursor, type CursorPosition } from './cursor.domain.ts';
import {
  changeItem,
  countInventory,
  findInventory,
  findItem,
  inventoryOrder,
  type InventorySort,
} from './inventory.repository.ts';
import type { Figures, Order, SearchedStatus, StatusCounts } from './listing-search.repository.ts';
import {
  changeService,
  countServices,
  findService,
  findServices,
  serviceOrder,
  type ServiceSort,
} from './services.repository.ts';

interface OwnSearch<Sort extends string> {
  readonly q?: string | undefined;
  readonly status?: SearchedStatus;
  /** A minus before it turns it round. */
  readonly sort?: Sort | `-${Sort}` | undefined;
  /** The `nextCursor` of the page before, of the same sort. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface OwnPage<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** How many the search and the status find. */
  readonly total: number;
  /** Of everything there is, searched for or not. */
  readonly counts: StatusCounts;
}

type Found<Item> = readonly { readonly item: Item; readonly place: CursorPosition }[];

/** Removes the extra row that was read to see whether there is another page. */
function pageOf<Item>(found: Found<Item>, limit: number, order: string) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = found.length > limit && last ? writeCursor(order, last.place) : null;
  return { items: shown.map(({ item }) => item), nextCursor };
}

async function ownPage<Sort extends string, Item>(
  { q, status, sort, cursor, limit = 50 }: OwnSearch<Sort>,
  orderOf: (sort: Sort, descending: boolean) => Order,
  read: {
    find: (page: PageToFind) => Promise<Found<Item>>;
    count: (search: Pick<PageToFind, 'words' | 'status'>) => Promise<Figures>;
  },
): Promise<Result<OwnPage<Item>, Invalid>> {
  const asked = sort ?? 'name';
  const descending = asked.startsWith('-');
  // Without its minus a sort is the sort itself; every list has one by name.
  const order = orderOf((descending ? asked.slice(1) : asked) as Sort, descending);
  const place = cursor === undefined ? null : readCursor(asked, order.keyType, cursor);
  if (cursor !== undefined && place === null) return refuse(invalidCursor);
  const search = { words: searchTerms(cleanLine(q ?? '')), status };
  const [found, { total, ...counts }] = await Promise.all([
    read.find({ ...search, order, place, limit: limit + 1 }),
    read.count(search),
  ]);
  return ok({ ...pageOf(found, limit, asked), total, counts });
}

interface PageToFind {
  readonly words: readonly string[];
  readonly status: SearchedStatus;
  readonly order: Order;
  readonly place: CursorPosition | null;
  readonly limit: number;
}

/** A page of a supplier's own stock (contract: listInventory). */
export const listInventory = (
  { db }: CatalogueParts,
  supplierId: string,
  search: OwnSearch<InventorySort>,
): Promise<Result<OwnPage<InventoryItem>, Invalid>> =>
  ownPage(search, inventoryOrder, {
    find: (page) => findInventory(db, supplierId, page),
    count: (text) => countInventory(db, supplierId, text),
  });

/** A page of a provider's own services (contract: listServices). */
export const listServices = (
  { db }: CatalogueParts,
  providerId: string,
  search: OwnSearch<ServiceSort>,
): Promise<Result<OwnPage<Service>, Invalid>> =>
  ownPage(search, serviceOrder, {
    find: (page) => findServices(db, providerId, page),
    count: (text) => countServices(db, providerId, text),
  });

type ChangeRefusal = Invalid | { readonly code: 'NOT_FOUND' | 'CHANGED_ELSEWHERE' };

/** `ifMatch` is the version the change was made on. */
interface Target {
  readonly id: string;
  readonly ifMatch: string;
}

const lineOrNull = (line: string | null): string | null => (line === null ? null : cleanLine(line) || null);

/** Changes price, stock, state and the like of a supplier's item (contract: updateInventoryItem). */
export async function updateInventoryItem(
  parts: CatalogueParts,
  supplierId: string,
  target: Target,
  given: InventoryItemChange,
): Promise<Result<InventoryItem, ChangeRefusal>> {
  const { name, unit, location, ...others } = given;
  const change: InventoryItemChange = {
    ...others,
    ...(name !== undefined && { name: cleanLine(name) }),
    ...(unit !== undefined && { unit: lineOrNull(unit) }),
    ...(location !== undefined && { location: lineOrNull(location) }),
  };
  return changeOwn(parts, target, change, {
    change: (trx, of) => changeItem(trx, supplierId, of, change, parts.clock.now()),
    find: (trx) => findItem(trx, supplierId, target.id),
  });
}

/** Changes price, duration, state and the like of a provider's service (contract: updateService). */
export async function updateService(
  parts: CatalogueParts,
  providerId: string,
  target: Target,
  given: ServiceChange,
): Promise<Result<Service, ChangeRefusal>> {
  const { name, description, included, ...others } = given;
  const change: ServiceChange = {
    ...others,
    ...(name !== undefined && { name: cleanLine(name) }),
    ...(description !== undefined && {
      description: description === null ? null : cleanText(description) || null,
    }),
    ...(included !== undefined && {
      included: included.map(cleanLine).filter((point) => point !== ''),
    }),
  };
  return changeOwn(parts, target, change, {
    change: (trx, of) => changeService(trx, providerId, of, change, parts.clock.now()),
    find: (trx) => findService(trx, providerId, target.id),
  });
}

async function changeOwn<Item>(
  { db, currency }: CatalogueParts,
  { id, ifMatch }: Target,
  { name, price }: InventoryItemChange | ServiceChange,
  own: {
    change: (trx: Transaction<Database>, of: { id: string; version: number }) => Promise<boolean>;
    find: (trx: Transaction<Database>) => Promise<Item | null>;
  },
): Promise<Result<Item, ChangeRefusal>> {
  const wrongPrice = priceProblem(price, currency);
  if (wrongPrice !== null) return refuse(wrongPrice);
  if (name === '') return refuse(invalid('name', 'This must not be empty.', 'minLength'));
  const version = versionOf(ifMatch);
  return inTransaction(db, async (trx) => {
    const isChanged = version !== null && (await own.change(trx, { id, version }));
    const item = await own.find(trx);
    if (item !== null) return isChanged ? ok(item) : refuse({ code: 'CHANGED_ELSEWHERE' });
    invariant(!isChanged, 'what was changed is there');
    return refuse({ code: 'NOT_FOUND' });
  });
}
