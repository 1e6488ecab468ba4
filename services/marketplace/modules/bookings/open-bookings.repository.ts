import { openStatuses } from './bookings.domain.ts';
import type { Trx } from './booking.repository.ts';

/**
 * For the vendors and account modules, in their transactions: whether the user has bookings under way, as buyer or
 * provider.
 */
export const hasOpenBookings = async (trx: Trx, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('bookings')
    .select('id')
    .where(({ or, eb }) => or([eb('buyerId', '=', userId), eb('providerId', '=', userId)]))
    .where('status', 'in', [...openStatuses])
    .limit(1)
    .executeTakeFirst()) !== undefined;
