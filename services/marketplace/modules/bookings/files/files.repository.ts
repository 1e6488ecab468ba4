import type { Insertable } from 'kysely';
import type { BookingFileTable } from '../../../platform/db/booking-tables.ts';
import type { Trx } from '../booking.repository.ts';

export async function insertFile(trx: Trx, file: Insertable<BookingFileTable>): Promise<void> {
  await trx.insertInto('bookingFiles').values(file).execute();
}
