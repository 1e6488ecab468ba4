import { closedPerson } from '../account.domain.ts';
import type { Db } from '../account.repository.ts';

/** The open admin accounts, locked until the transaction ends: if the last two leave at once, one stays. */
export async function lockOpenAdmins(trx: Db): Promise<readonly string[]> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    // In a fixed order, so that two simultaneous calls wait instead of deadlocking.
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/**
 * Locks the account's row exclusively until the transaction ends: an order in progress, which refers to it, is waited
 * for and then counted.
 */
export async function lockUser(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Anonymises the account's row and deletes everything that only concerned the person. */
export async function erasePerson(trx: Db, userId: string, now: Date): Promise<void> {
  const person = closedPerson(userId);
  // By email address, before it is erased: rows in which an owner named it.
  await trx
    .deleteFrom('yachtPeople')
    .where('emailKey', 'in', (from) => from.selectFrom('users').select('emailKey').where('id', '=', userId))
    .execute();
  await trx
    .updateTable('users')
    .set({
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone,
      timeZone: person.timeZone,
      pictureFileId: person.pictureFileId,
      passwordHash: person.passwordHash,
      updatedAt: now,
      closedAt: now,
    })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('crewProfiles').where('userId', '=', userId).execute();
  await trx.deleteFrom('notificationChoices').where('userId', '=', userId).execute();
  await trx.deleteFrom('mailChoices').where('userId', '=', userId).execute();
  await trx.deleteFrom('digests').where('userId', '=', userId).execute();
  await trx.deleteFrom('notifications').where('userId', '=', userId).execute();
  // Including those of expired sessions.
  await trx.deleteFrom('pushSubscriptions').where('userId', '=', userId).execute();
  await trx.deleteFrom('accountLinks').where('userId', '=', userId).execute();
  await trx.deleteFrom('knownDevices').where('userId', '=', userId).execute();
  // Sessions are kept until the clean-up, so that other devices learn that they ended. They must not be deleted with
  // the sign-up, which contains name and address.
  const device = 'Unknown device';
  await trx.updateTable('sessions').set({ signUpId: null, device }).where('userId', '=', userId).execute();
  await trx.deleteFrom('signUps').where('userId', '=', userId).execute();
}
