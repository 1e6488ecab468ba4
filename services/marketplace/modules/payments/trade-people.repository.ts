import type { Db } from './payment.repository.ts';

export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** Null when the account is closed. */
export async function findPerson(db: Db, userId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName'])
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
