import type { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { pictureLimits } from '../../../../../src/lib/picture-limits.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import type { PictureRefusal, Pictures } from '../../pictures/index.ts';
import { pictureIdsOf, type InventoryItem, type Service } from '../catalogue.domain.ts';
import { findItem, lockProductOf } from '../own-listings/inventory.repository.ts';
import {
  lockPicturesOfService,
  picturesOfProduct,
  savePictures,
  withoutFilesShownElsewhere,
} from './listing-pictures.repository.ts';
import { findService } from '../own-listings/services.repository.ts';

interface ListingPicturesParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly pictures: Pick<Pictures, 'storeListingPicture' | 'removePicture'>;
}

type NotFound = { readonly code: 'NOT_FOUND' };
type ServiceRefusal = NotFound | Invalid;
type ProductRefusal = ServiceRefusal | { readonly code: 'PRODUCT_SHARED' };
type Uploaded<Item, Refused> = Promise<Result<Item, Refused | { readonly code: PictureRefusal }>>;

/** From the previous picture ids to the new ones, in order. */
type Arrange = (before: readonly string[]) => Result<readonly string[], Invalid>;

/** Rearranges the pictures of a listing and returns the ids of those no longer shown anywhere. */
type Rearrange<Item, Refused> = (
  trx: Transaction<Database>,
  arrange: Arrange,
) => Promise<Result<{ readonly item: Item; readonly dropped: readonly string[] }, Refused>>;

interface Sent {
  readonly stream: Readable;
  /** Whether it is added after the others instead of replacing the first. */
  readonly isFurther: boolean;
}

const withoutAny: Arrange = () => ok([]);

const withPicture =
  (fileId: string, isFurther: boolean): Arrange =>
  (before) => {
    if (!isFurther) return ok([fileId, ...before.slice(1)]);
    return before.length < pictureLimits.perListing
      ? ok([...before, fileId])
      : refuse(
          invalid('picture', `There are ${pictureLimits.perListing} pictures. Remove one first.`, 'maxItems'),
        );
  };

const inOrder =
  (fileIds: readonly string[]): Arrange =>
  (before) =>
    fileIds.every((fileId) => before.includes(fileId))
      ? ok(fileIds)
      : refuse(invalid('fileIds', 'One of these pictures is no longer there.', 'enum'));

/**
 * The pictures of a vendor's listings: of products that only this vendor lists, and of services (contract:
 * uploadProductPicture etc.).
 */
export function createListingPictures({ db, clock, pictures }: ListingPicturesParts) {
  const ofProduct =
    (supplierId: string, inventoryId: string): Rearrange<InventoryItem, ProductRefusal> =>
    async (trx, arrange) => {
      const productId = await lockProductOf(trx, supplierId, inventoryId);
      const item = productId === null ? null : await findItem(trx, supplierId, inventoryId);
      if (productId === null || item === null) return refuse({ code: 'NOT_FOUND' });
      if (item.isShared) return refuse({ code: 'PRODUCT_SHARED' });
      const before = pictureIdsOf(await picturesOfProduct(trx, productId));
      const after = arrange(before);
      if (!after.ok) return after;
      await savePictures(trx, { table: 'products', id: productId }, after.value, clock.now());
      const changed = await findItem(trx, supplierId, inventoryId);
      invariant(changed !== null, 'an item whose product is locked stays');
      const dropped = await withoutFilesShownElsewhere(trx, supplierId, droppedOf(before, after.value));
      return ok({ item: changed, dropped });
    };

  const ofService =
    (providerId: string, serviceId: string): Rearrange<Service, ServiceRefusal> =>
    async (trx, arrange) => {
      const kept = await lockPicturesOfService(trx, providerId, serviceId);
      if (kept === null) return refuse({ code: 'NOT_FOUND' });
      const before = pictureIdsOf(kept);
      const after = arrange(before);
      if (!after.ok) return after;
      await savePictures(trx, { table: 'services', id: serviceId }, after.value, clock.now());
      const item = await findService(trx, providerId, serviceId);
      invariant(item !== null, 'a service that is locked stays');
      return ok({ item, dropped: droppedOf(before, after.value) });
    };

  /** Files that are no longer shown are deleted after the change is committed. */
  async function change<Item, Refused>(
    rearrange: Rearrange<Item, Refused>,
    arrange: Arrange,
  ): Promise<Result<Item, Refused>> {
    const changed = await inTransaction(db, (trx) => rearrange(trx, arrange));
    if (!changed.ok) return changed;
    const { item, dropped } = changed.value;
    for (const fileId of dropped) await pictures.removePicture(fileId);
    return ok(item);
  }

  /** A refused new file is deleted at once. */
  async function take<Item, Refused>(
    rearrange: Rearrange<Item, Refused>,
    { stream, isFurther }: Sent,
  ): Uploaded<Item, Refused> {
    const stored = await pictures.storeListingPicture(stream);
    if (!stored.ok) return refuse({ code: stored.error });
    const { fileId } = stored.value;
    let isKept = false;
    try {
      const taken = await change(rearrange, withPicture(fileId, isFurther));
      isKept = taken.ok;
      return taken;
    } finally {
      if (!isKept) await pictures.removePicture(fileId);
    }
  }

  return {
    takeProductPicture: (supplierId: string, inventoryId: string, sent: Sent) =>
      take(ofProduct(supplierId, inventoryId), sent),
    /** Removes all pictures. Idempotent. */
    removeProductPictures: (supplierId: string, inventoryId: string) =>
      change(ofProduct(supplierId, inventoryId), withoutAny),
    /** `fileIds` are the remaining pictures, in order. */
    arrangeProductPictures: (supplierId: string, inventoryId: string, fileIds: readonly string[]) =>
      change(ofProduct(supplierId, inventoryId), inOrder(fileIds)),
    takeServicePicture: (providerId: string, serviceId: string, sent: Sent) =>
      take(ofService(providerId, serviceId), sent),
    /** Removes all pictures. Idempotent. */
    removeServicePictures: (providerId: string, serviceId: string) =>
      change(ofService(providerId, serviceId), withoutAny),
    /** `fileIds` are the remaining pictures, in order. */
    arrangeServicePictures: (providerId: string, serviceId: string, fileIds: readonly string[]) =>
      change(ofService(providerId, serviceId), inOrder(fileIds)),
  };
}

const droppedOf = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.filter((fileId) => !after.includes(fileId));

export type ListingPictures = ReturnType<typeof createListingPictures>;
