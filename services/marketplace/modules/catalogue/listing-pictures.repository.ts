import type { Db } from './listing-search.repository.ts';

/** Sets the picture of a product that is locked, and returns the one before. */
export async function swapProductPicture(
  trx: Db,
  productId: string,
  fileId: string | null,
  now: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('products')
    .select('pictureFileId')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('products')
    .set({ pictureFileId: fileId, updatedAt: now })
    .where('id', '=', productId)
    .execute();
  return before.pictureFileId;
}

/** Sets the picture of a provider's service, and returns the one before; null where the provider has no such service. */
export async function swapServicePicture(
  trx: Db,
  providerId: string,
  serviceId: string,
  fileId: string | null,
  now: Date,
): Promise<{ readonly fileId: string | null } | null> {
  const before = await trx
    .selectFrom('services')
    .select('pictureFileId')
    .where('id', '=', serviceId)
    .where('providerId', '=', providerId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return null;
  await trx
    .updateTable('services')
    .set({ pictureFileId: fileId, updatedAt: now })
    .where('id', '=', serviceId)
    .execute();
  return { fileId: before.pictureFileId };
}
