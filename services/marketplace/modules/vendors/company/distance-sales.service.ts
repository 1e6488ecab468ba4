import { inTransaction } from '../../../platform/db/transaction.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import { asksDistanceSales } from '../../tax/index.ts';
import { findDistanceSales, saveStatement } from './distance-sales.repository.ts';
import type { VendorParts } from '../vendors.parts.ts';
import type { Db } from '../vendors.repository.ts';

type Speaker = Pick<Session, 'userId' | 'membership'>;

/** Where a supplier's sales to private persons in other states are taxed, and who stated it. */
interface DistanceSales {
  readonly isAsked: boolean;
  readonly taxedAtDestination: boolean | null;
  readonly saidAt: Date | null;
  readonly saidBy: string | null;
}

async function read(db: Db, vendorId: string): Promise<DistanceSales> {
  const { country, isVatRegistered, ...said } = await findDistanceSales(db, vendorId);
  return { isAsked: asksDistanceSales({ country, isVatRegistered }), ...said };
}

/** Contract: getDistanceSales. */
export const getDistanceSales = ({ db }: Pick<VendorParts, 'db'>, session: Speaker): Promise<DistanceSales> =>
  read(db, ownVendorId(session));

/** Records where they are taxed, and who stated it (contract: stateDistanceSales). Earlier orders are not affected. */
export async function stateDistanceSales(
  { db, clock, ids }: Pick<VendorParts, 'db' | 'clock' | 'ids'>,
  session: Speaker,
  taxedAtDestination: boolean,
): Promise<DistanceSales> {
  const vendorId = ownVendorId(session);
  return inTransaction(db, async (trx) => {
    const statement = { id: ids.newId(), vendorId, taxedAtDestination, saidBy: session.userId };
    await saveStatement(trx, { ...statement, saidAt: clock.now() });
    return read(trx, vendorId);
  });
}
