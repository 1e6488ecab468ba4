import { closedPerson } from './account.domain.ts';
import type { Db } from './account.repository.ts';

/** The admins whose accounts are open, held until the transaction ends: of the last two leaving at once one stays. */
export async function holdOpenAdmins(trx: Db): Promise<readonly string[]> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('closed_at', 'is', null)
    // In one order, so that two who leave at once wait instead of locking each other out.
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/** Leaves a row that names nobody, and deletes what only concerned the person. */
export async function forgetPerson(trx: Db, userId: string, now: Date): Promise<void> {
  const person = closedPerson(userId);
  await trx
    .updateTable('users')
    .set({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      time_zone: person.timeZone,
      picture_file_id: person.pictureFileId,
      password_hash: person.passwordHash,
      updated_at: now,
      closed_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('crew_profiles').where('user_id', '=', userId).execute();
  await trx.deleteFrom('notification_choices').where('user_id', '=', userId).execute();
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  // The sessions stay until they are cleaned up, so that other devices learn that they ended; the sign-up, which
  // holds name and address, must not take them along.
  const device = 'Unknown device';
  await trx.updateTable('sessions').set({ sign_up_id: null, device }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('sign_ups').where('user_id', '=', userId).execute();
}
