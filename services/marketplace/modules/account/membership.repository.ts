import type { Membership } from './membership.domain.ts';
import type { Db } from './account.repository.ts';

/** The user's vendor; null for none. */
export const findMembership = async (db: Db, userId: string): Promise<Membership | null> =>
  (await db
    .selectFrom('vendorMembers')
    .select(['vendorId', 'role'])
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? null;
