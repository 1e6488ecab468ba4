import type { Db } from './payment.repository.ts';

export interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

/** Null when the account is closed. */
export async function findBuyer(db: Db, userId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName'])
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
