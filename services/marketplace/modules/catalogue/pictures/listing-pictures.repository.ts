import { sql } from 'kysely';
import { pictureIdsOf, type KeptPictures } from '../catalogue.domain.ts';
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

/** Those of these files that no other product of the supplier shows: one that was separated has those of the other. */
export async function withoutFilesShownElsewhere(
  trx: Db,
  supplierId: string,
  fileIds: readonly string[],
): Promise<readonly string[]> {
  if (fileIds.length === 0) return [];
  const shown = await trx
    .selectFrom('inventoryItems as i')
    .innerJoin('products as p', (join) => join.on(sql<boolean>`p.id in (i.product_id, i.former_product_id)`))
    .select(['p.pictureFileId', 'p.morePictureIds'])
    .where('i.supplierId', '=', supplierId)
    .where('p.pictureFileId', 'is not', null)
    .where(
      sql<boolean>`(p.picture_file_id = any(${sql.val(fileIds)}::text[]) or p.more_picture_ids && ${sql.val(fileIds)}::text[])`,
    )
    .execute();
  const kept = new Set(shown.flatMap((product) => pictureIdsOf(product)));
  return fileIds.filter((fileId) => !kept.has(fileId));
}
