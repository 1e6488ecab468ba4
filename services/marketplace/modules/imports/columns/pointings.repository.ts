import { sql } from 'kysely';
import type { ImportKind } from '../imports.domain.ts';
import type { Db, Trx } from '../imports.repository.ts';
import { layoutKeyOf, pointingsMax, type Pointing, type RememberedPointing } from './pointings.domain.ts';

const columns = ['id', 'kind', 'fileName', 'pointing', 'pointedAt'] as const;

/** Safe: it was validated against the contract when it was stored. */
const rememberedOf = (
  row: Omit<RememberedPointing, 'pointing'> & { pointing: object },
): RememberedPointing => ({
  ...row,
  pointing: row.pointing as Pointing,
});

/** A vendor's pointings, latest first. */
export async function findPointings(
  db: Db,
  vendorId: string,
  kind: ImportKind,
): Promise<RememberedPointing[]> {
  const rows = await db
    .selectFrom('pointings')
    .select(columns)
    .where('vendorId', '=', vendorId)
    .where('kind', '=', kind)
    .orderBy('pointedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(rememberedOf);
}

/** Stores a pointing, replacing the previous one for the same layout; above the limit the oldest are deleted. */
export async function savePointing(
  trx: Trx,
  vendorId: string,
  { id, kind, fileName, pointing, pointedAt }: RememberedPointing,
): Promise<RememberedPointing> {
  const stored = await trx
    .insertInto('pointings')
    .values({
      id,
      vendorId,
      kind,
      layoutKey: layoutKeyOf(pointing),
      fileName,
      pointing: JSON.stringify(pointing),
      pointedAt,
    })
    .onConflict((conflict) =>
      conflict.constraint('pointings_one_a_layout').doUpdateSet((is) => ({
        fileName: is.ref('excluded.fileName'),
        pointing: is.ref('excluded.pointing'),
        pointedAt: is.ref('excluded.pointedAt'),
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  await sql`
    delete from pointings where id in (
      select id from pointings where vendor_id = ${vendorId} and kind = ${kind}
      order by pointed_at desc, id offset ${pointingsMax})`.execute(trx);
  return rememberedOf(stored);
}

/** Whether there was one to delete. */
export async function deletePointing(db: Db, vendorId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('pointings')
    .where('id', '=', id)
    .where('vendorId', '=', vendorId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
