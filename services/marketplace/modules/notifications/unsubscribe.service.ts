import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { readUnsubscribeToken } from '../../platform/mail/index.ts';
import { notificationKinds } from '../../platform/notifications/index.ts';
import type { AppSecrets } from '../../platform/secrets.ts';
import { saveMailChoices } from './mail-choices.repository.ts';

interface UnsubscribeParts {
  readonly db: Kysely<Database>;
  readonly secrets: AppSecrets;
}

/**
 * Stops the mails named by a token, permanently; false for an invalid token. Answer links, receipts and security mails
 * have none: they cannot be switched off.
 */
export async function unsubscribe({ db, secrets }: UnsubscribeParts, token: string): Promise<boolean> {
  const what = readUnsubscribeToken(secrets, token);
  if (what === null) return false;
  const { userId, from } = what;
  if (from === 'news') {
    await db
      .updateTable('notificationChoices')
      .set({ newsByEmail: false })
      .where('userId', '=', userId)
      .execute();
    return true;
  }
  if (from === 'digest') {
    await db
      .updateTable('mailChoices')
      .set({ delivery: 'never' })
      .where('userId', '=', userId)
      .where('delivery', '=', 'daily')
      .execute();
    return true;
  }
  const kind = notificationKinds.find((one) => one === from);
  if (kind === undefined) return false;
  const there = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  // A closed account gets no mails, which is what was requested.
  if (there) await saveMailChoices(db, userId, [{ kind, delivery: 'never' }]);
  return true;
}
