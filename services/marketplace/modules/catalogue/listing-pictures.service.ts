import type { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { PictureRefusal, Pictures } from '../pictures/index.ts';
import type { InventoryItem, Service } from './catalogue.domain.ts';
import { findItem, lockProductOf } from './inventory.repository.ts';
import { swapProductPicture, swapServicePicture } from './listing-pictures.repository.ts';
import { findService } from './services.repository.ts';

interface ListingPicturesParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly pictures: Pick<Pictures, 'storeListingPicture' | 'removePicture'>;
}

type NotFound = { readonly code: 'NOT_FOUND' };
type ProductRefusal = NotFound | { readonly code: 'PRODUCT_SHARED' };
type Uploaded<Item, Refused> = Promise<Result<Item, Refused | { readonly code: PictureRefusal }>>;

/** Puts a file, or none, in the place of the one before, and says which that was. */
type Exchange<Item, Refused> = (
  trx: Transaction<Database>,
  fileId: string | null,
) => Promise<Result<{ readonly item: Item; readonly before: string | null }, Refused>>;

/** The pictures of what a vendor sells: of products that it alone lists, and of services (contract: uploadProductPicture and the like). */
export function createListingPictures({ db, clock, pictures }: ListingPicturesParts) {
  const ofProduct =
    (supplierId: string, inventoryId: string): Exchange<InventoryItem, ProductRefusal> =>
    async (trx, fileId) => {
      const productId = await lockProductOf(trx, supplierId, inventoryId);
      const item = productId === null ? null : await findItem(trx, supplierId, inventoryId);
      if (productId === null || item === null) return refuse({ code: 'NOT_FOUND' });
      if (item.isShared) return refuse({ code: 'PRODUCT_SHARED' });
      const before = await swapProductPicture(trx, productId, fileId, clock.now());
      const changed = await findItem(trx, supplierId, inventoryId);
      invariant(changed !== null, 'an item whose product is locked stays');
      return ok({ item: changed, before });
    };

  const ofService =
    (providerId: string, serviceId: string): Exchange<Service, NotFound> =>
    async (trx, fileId) => {
      const before = await swapServicePicture(trx, providerId, serviceId, fileId, clock.now());
      const item = before && (await findService(trx, providerId, serviceId));
      return before && item ? ok({ item, before: before.fileId }) : refuse({ code: 'NOT_FOUND' });
    };

  /** The one before is deleted once its address can no longer be shown, and a new one that is refused at once. */
  async function exchange<Item, Refused>(
    change: Exchange<Item, Refused>,
    fileId: string | null,
  ): Promise<Result<Item, Refused>> {
    let isKept = false;
    try {
      const exchanged = await inTransaction(db, (trx) => change(trx, fileId));
      if (!exchanged.ok) return exchanged;
      isKept = true;
      const { item, before } = exchanged.value;
      if (before !== null) await pictures.removePicture(before);
      return ok(item);
    } finally {
      if (!isKept && fileId !== null) await pictures.removePicture(fileId);
    }
  }

  async function upload<Item, Refused>(
    change: Exchange<Item, Refused>,
    stream: Readable,
  ): Uploaded<Item, Refused> {
    const stored = await pictures.storeListingPicture(stream);
    if (!stored.ok) return refuse({ code: stored.error });
    return exchange(change, stored.value.fileId);
  }

  return {
    setProductPicture: (supplierId: string, inventoryId: string, stream: Readable) =>
      upload(ofProduct(supplierId, inventoryId), stream),
    /** Idempotent. */
    removeProductPicture: (supplierId: string, inventoryId: string) =>
      exchange(ofProduct(supplierId, inventoryId), null),
    setServicePicture: (providerId: string, serviceId: string, stream: Readable) =>
      upload(ofService(providerId, serviceId), stream),
    /** Idempotent. */
    removeServicePicture: (providerId: string, serviceId: string) =>
      exchange(ofService(providerId, serviceId), null),
  };
}

export type ListingPictures = ReturnType<typeof createListingPictures>;
