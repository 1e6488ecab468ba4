import type { KeptPictures } from '../catalogue.domain.ts';
import type { Db } from '../own-listings/listing-search.repository.ts';

/** The pictures of a locked product. */
export const picturesOfProduct = (trx: Db, productId: string): Promise<KeptPictures> =>
  trx
    .selectFrom('products')
    .select(['pictureFileId', 'morePictureIds'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();

/** Locks a provider's service; null if the provider has no such service. */
export const lockPicturesOfService = async (
  trx: Db,
  providerId: string,
  serviceId: string,
): Promise<KeptPictures | null> =>
  (await trx
    .selectFrom('services')
    .select(['pictureFileId', 'morePictureIds'])
    .where('id', '=', serviceId)
    .where('providerId', '=', providerId)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** In order; cards show the first. */
export async function savePictures(
  trx: Db,
  of: { readonly table: 'products' | 'services'; readonly id: string },
  [first, ...morePictureIds]: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable(of.table)
    .set({ pictureFileId: first ?? null, morePictureIds, updatedAt: now })
    .where('id', '=', of.id)
    .execute();
}
