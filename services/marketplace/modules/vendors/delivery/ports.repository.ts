import type { Db } from '../vendors.repository.ts';

/** The slugs that name a port, in their order. */
export async function knownPorts(db: Db, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const found = await db.selectFrom('ports').select('slug').where('slug', 'in', slugs).execute();
  const known = new Set(found.map(({ slug }) => slug));
  return slugs.filter((slug) => known.has(slug));
}

/** Replaces the ports where a vendor delivers or works; every slug must name a port. */
export async function replacePorts(trx: Db, vendorId: string, slugs: readonly string[]): Promise<void> {
  await trx.deleteFrom('vendorPorts').where('vendorId', '=', vendorId).execute();
  if (slugs.length === 0) return;
  await trx
    .insertInto('vendorPorts')
    .values(slugs.map((port) => ({ vendorId: vendorId, port })))
    .execute();
}

/** Slugs, in alphabetical order. */
export async function portsOf(db: Db, vendorId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('vendorPorts')
    .select('port')
    .where('vendorId', '=', vendorId)
    .orderBy('port')
    .execute();
  return rows.map(({ port }) => port);
}
