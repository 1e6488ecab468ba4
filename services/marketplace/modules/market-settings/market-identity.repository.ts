import { marketSettingsId } from './market-settings.domain.ts';
import type { Db } from './market-settings.repository.ts';
import type { LegalIdentity, MarketIdentity } from './market-identity.domain.ts';

/** The current data, read in the given transaction. */
export async function readIdentity(db: Db): Promise<MarketIdentity> {
  const row = await db
    .selectFrom('marketIdentity as m')
    .innerJoin('users as u', 'u.id', 'm.updatedBy')
    .select([
      'm.legalName',
      'm.street',
      'm.postalCode',
      'm.city',
      'm.country',
      'm.vatNumber as vatId',
      'm.registrationNumber',
      'm.email',
      'm.version',
      'm.updatedAt',
      'u.firstName',
      'u.lastName',
    ])
    .where('m.id', '=', marketSettingsId)
    .executeTakeFirst();
  if (row === undefined) return { identity: null, version: 0, changed: null };
  const { version, updatedAt, firstName, lastName, ...identity } = row;
  return { identity, version, changed: { by: `${firstName} ${lastName}`, at: updatedAt } };
}

export async function saveIdentity(
  trx: Db,
  { vatId, ...identity }: LegalIdentity,
  { version, by, at }: { readonly version: number; readonly by: string; readonly at: Date },
): Promise<void> {
  const values = { ...identity, vatNumber: vatId, version, updatedBy: by, updatedAt: at };
  await trx
    .insertInto('marketIdentity')
    .values({ id: marketSettingsId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
