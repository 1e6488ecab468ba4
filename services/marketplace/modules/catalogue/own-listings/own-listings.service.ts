import type { Transaction } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine, cleanText } from '../../../platform/clean-text.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { versionOf } from '../../../platform/if-match.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid, invalidCursor, type Invalid } from '../../../platform/refusals.ts';
import {
  priceProblem,
  searchTerms,
  type InventoryItem,
  type InventoryItemChange,
  type ProductChange,
  type Service,
  type ServiceChange,
} from '../catalogue.domain.ts';
import type { CatalogueParts } from '../catalogue.parts.ts';
import type { StockLevel } from '../stock-level.sql.ts';
import { cursorOfOrder, positionInOrder, type CursorPosition } from '../cursor.domain.ts';
import {
  changedKey,
  changeItem,
  changeProduct,
  countInventory,
  findInventory,
  findItem,
  inventoryOrder,
  lockKeysOf,
  lockProductOf,
  type InventorySort,
} from './inventory.repository.ts';
import type { Figures, Order, SearchedStatus, StatusCounts } from './listing-search.repository.ts';
import { keyProblem, renameProblem, serviceNameProblem } from './own-keys.service.ts';
import { productAfterMove } from './variants.service.ts';
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
  /** A leading minus reverses the order. */
  readonly sort?: Sort | `-${Sort}` | undefined;
  /** The `nextCursor` of the previous page in the same order. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface OwnPage<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** The number of results with this search and status. */
  readonly total: number;
  /** Of all listings, regardless of the search. */
  readonly counts: StatusCounts;
  /** How many of the active ones have no stock left; 0 for services. */
  readonly soldOut: number;
}

type Found<Item> = readonly { readonly item: Item; readonly place: CursorPosition }[];

/** Removes the extra row that shows whether there is another page. */
function pageOf<Item>(found: Found<Item>, limit: number, order: string) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = found.length > limit && last ? cursorOfOrder(order, last.place) : null;
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
  // Without its minus, the value is a sort; every list can be sorted by name.
  const order = orderOf((descending ? asked.slice(1) : asked) as Sort, descending);
  const place = cursor === undefined ? null : positionInOrder(asked, order.keyType, cursor);
  if (cursor !== undefined && place === null) return refuse(invalidCursor);
  const search = { words: searchTerms(cleanLine(q ?? '')), status };
  const [found, { total, soldOut = 0, ...counts }] = await Promise.all([
    read.find({ ...search, order, place, limit: limit + 1 }),
    read.count(search),
  ]);
  return ok({ ...pageOf(found, limit, asked), total, counts, soldOut });
}

interface PageToFind {
  readonly words: readonly string[];
  readonly status: SearchedStatus;
  readonly order: Order;
  readonly place: CursorPosition | null;
  readonly limit: number;
}

/** A page of a supplier's own inventory (contract: listInventory). */
export const listInventory = async (
  { db }: CatalogueParts,
  supplierId: string,
  {
    similar = false,
    stock,
    productId,
    ...search
  }: OwnSearch<InventorySort> & {
    readonly similar?: boolean | undefined;
    readonly stock?: StockLevel | undefined;
    readonly productId?: string | undefined;
  },
): Promise<Result<OwnPage<InventoryItem>, Invalid>> => {
  const searched = (isSimilar: boolean) =>
    ownPage(search, inventoryOrder, {
      find: (page) => findInventory(db, supplierId, { ...page, stock, productId, isSimilar }),
      count: (text) => countInventory(db, supplierId, { ...text, stock, productId, isSimilar }),
    });
  const found = await searched(false);
  return similar && found.ok && found.value.total === 0 ? searched(true) : found;
};

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

/** A supplier's own item, which exists. */
export async function getInventoryItem(
  { db }: CatalogueParts,
  supplierId: string,
  id: string,
): Promise<InventoryItem> {
  const item = await findItem(db, supplierId, id);
  invariant(item !== null, 'the supplier has this item');
  return item;
}

/** A provider's own service, which exists. */
export async function getService({ db }: CatalogueParts, providerId: string, id: string): Promise<Service> {
  const service = await findService(db, providerId, id);
  invariant(service !== null, 'the provider has this service');
  return service;
}

type ChangeRefusal = Invalid | { readonly code: 'NOT_FOUND' | 'CHANGED_ELSEWHERE' };
type ItemRefusal = ChangeRefusal | { readonly code: 'PRODUCT_SHARED' };

/** `ifMatch` is the version on which the change is based. */
interface Target {
  readonly id: string;
  readonly ifMatch: string;
}

const lineOrNull = (line: string | null): string | null => (line === null ? null : cleanLine(line) || null);
const textOrNull = (text: string | null): string | null => (text === null ? null : cleanText(text) || null);

/** Lines without invisible characters; missing fields stay missing. */
const cleaned = <Field extends string>(
  given: Readonly<Partial<Record<Field, string | null | undefined>>>,
  fields: readonly Field[],
): Partial<Record<Field, string | null>> => {
  const lines: Partial<Record<Field, string | null>> = {};
  for (const field of fields) {
    const line = given[field];
    if (line !== undefined) lines[field] = lineOrNull(line);
  }
  return lines;
};

/** The parts of a change that belong to the item and to its product; null if there are none. */
function partsOf({
  name,
  brand,
  partNumber,
  barcode,
  description,
  category,
  departments,
  variantOf,
  ...others
}: InventoryItemChange) {
  const product: ProductChange = {
    ...cleaned({ brand, partNumber, barcode, category }, ['brand', 'partNumber', 'barcode', 'category']),
    ...(description !== undefined && { description: textOrNull(description) }),
    ...(departments !== undefined && { departments }),
  };
  return {
    item: {
      ...others,
      ...cleaned(others, ['unit', 'location', 'variant', 'sku']),
      ...(name !== undefined && { name: cleanLine(name) }),
    },
    product: Object.keys(product).length === 0 ? null : product,
    variantOf,
  };
}

/**
 * Changes a supplier's item, its product if no other supplier lists it, or which items it is a variant of (contract:
 * updateInventoryItem).
 */
export async function updateInventoryItem(
  parts: CatalogueParts,
  supplierId: string,
  target: Target,
  given: InventoryItemChange,
): Promise<Result<InventoryItem, ItemRefusal>> {
  const { item, product, variantOf } = partsOf(given);
  if (variantOf !== undefined && product !== null) return refuse(movedWithProduct);
  const now = parts.clock.now();
  return changeOwn<InventoryItem, ItemRefusal>(parts, target, item, {
    async change(trx, of) {
      if (changesKey(item) || variantOf !== undefined) await lockKeysOf(trx, supplierId);
      const productId = product && (await lockProductOf(trx, supplierId, of.id));
      const before = await findItem(trx, supplierId, of.id);
      if (before === null) return ok(false);
      if (product && before.isShared) return refuse({ code: 'PRODUCT_SHARED' });
      const ownKey = changedKey(before, item);
      const { id, name } = before;
      const { sku = before.sku, variant = before.variant } = item;
      const problem =
        ownKey === undefined ? null : await keyProblem(trx, supplierId, { id, name, sku, variant });
      if (problem !== null) return refuse(problem);
      const renamed = await renameProblem(trx, supplierId, before, item);
      if (renamed !== null) return refuse(renamed);
      if (before.version !== of.version) return ok(false);
      const after = { ...before, variant, unit: item.unit === undefined ? before.unit : item.unit };
      const to =
        variantOf === undefined
          ? ok(before.productId)
          : await productAfterMove(trx, supplierId, after, variantOf, now);
      if (!to.ok) return to;
      const moved = to.value === before.productId ? undefined : { from: before.productId, to: to.value };
      const isChanged = await changeItem(trx, supplierId, of, { ...item, ownKey, moved }, now);
      if (isChanged && product && productId) await changeProduct(trx, productId, product, now);
      return ok(isChanged);
    },
    find: (trx) => findItem(trx, supplierId, target.id),
  });
}

const movedWithProduct = invalid(
  'variantOf',
  'First join or separate the item, then change what its page says.',
  'alone',
);

const changesKey = ({ name, sku, variant }: Pick<InventoryItemChange, 'name' | 'sku' | 'variant'>): boolean =>
  name !== undefined || sku !== undefined || variant !== undefined;

/** Checks that a price has a unit exactly if its kind needs one. */
const unitProblem = ({ pricedPer, unit }: ServiceChange): Invalid | null =>
  pricedPer === undefined && unit === undefined
    ? null
    : (pricedPer === 'unit') === (typeof unit === 'string')
      ? null
      : invalid('unit', 'Enter the unit, like m² or metre, of a price per unit alone.', 'required');

/** Changes price, duration, state and other fields of a provider's service (contract: updateService). */
export async function updateService(
  parts: CatalogueParts,
  providerId: string,
  target: Target,
  given: ServiceChange,
): Promise<Result<Service, ChangeRefusal>> {
  const { name, description, included, ...others } = given;
  const change: ServiceChange = {
    ...others,
    ...cleaned(others, ['unit', 'category']),
    ...(name !== undefined && { name: cleanLine(name) }),
    ...(description !== undefined && { description: textOrNull(description) }),
    ...(included !== undefined && {
      included: included.map(cleanLine).filter((point) => point !== ''),
    }),
  };
  const wrongUnit = unitProblem(change);
  if (wrongUnit !== null) return refuse(wrongUnit);
  return changeOwn<Service, ChangeRefusal>(parts, target, change, {
    change: async (trx, of) => {
      const named = change.name;
      const problem =
        named === undefined ? null : await serviceNameProblem(trx, providerId, { id: of.id, name: named });
      if (problem !== null) return refuse(problem);
      return ok(await changeService(trx, providerId, of, change, parts.clock.now()));
    },
    find: (trx) => findService(trx, providerId, target.id),
  });
}

async function changeOwn<Item, Refused extends { readonly code: string }>(
  { db, currency }: CatalogueParts,
  { id, ifMatch }: Target,
  { name, price }: Pick<InventoryItemChange | ServiceChange, 'name' | 'price'>,
  own: {
    /** Resolves to false if the version has changed. */
    change: (
      trx: Transaction<Database>,
      of: { readonly id: string; readonly version: number },
    ) => Promise<Result<boolean, Refused>>;
    find: (trx: Transaction<Database>) => Promise<Item | null>;
  },
): Promise<Result<Item, Refused | ChangeRefusal>> {
  const wrongPrice = priceProblem(price, currency);
  if (wrongPrice !== null) return refuse(wrongPrice);
  if (name === '') return refuse(invalid('name', 'This must not be empty.', 'minLength'));
  const version = versionOf(ifMatch);
  return inTransaction(db, async (trx) => {
    const changed = version === null ? ok(false) : await own.change(trx, { id, version });
    if (!changed.ok) return changed;
    const item = await own.find(trx);
    if (item !== null) return changed.value ? ok(item) : refuse({ code: 'CHANGED_ELSEWHERE' });
    invariant(!changed.value, 'what was changed is there');
    return refuse({ code: 'NOT_FOUND' });
  });
}
