import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { seal, unseal, type Sealed } from '../sealing.ts';
import type { AppSecrets } from '../secrets.ts';
import { notify, type MailDelivery } from '../notifications/index.ts';
import type { Mail, MailToQueue, Notified, SealedMailJob } from './mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/**
 * Queues a mail in the caller's transaction: it is sent if and only if that commits. Its notification in the app is
 * written with it, whether or not the recipient wants the mail; a mail that can be switched off contains a link to
 * unsubscribe.
 */
export type QueueMail = (trx: Transaction<Database>, mail: MailToQueue) => Promise<void>;

const sealedAs = (to: string): Sealed => ({ purpose: 'queued mails', boundTo: to });

interface MailQueueParts {
  readonly secrets: AppSecrets;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

export const createMailQueue =
  ({ secrets, publicUrl }: MailQueueParts): QueueMail =>
  async (trx, { notification, isDispensable = false, unsubscribeFrom, ...mail }) => {
    const { userId = null, kind = null } = notification ?? {};
    const delivery = isDispensable && notification ? await deliveryOf(trx, notification) : 'at_once';
    if (notification) {
      const { userId: _whose, ...told } = notification;
      await notify(trx, { userId: notification.userId }, told, { isDigestDue: delivery === 'daily' });
    }
    if (delivery !== 'at_once') return;
    const ends =
      unsubscribeFrom ?? (isDispensable && userId !== null && kind !== null ? { userId, from: kind } : null);
    const unsubscribeUrl = ends && `${publicUrl}/api/unsubscribe/${unsubscribeToken(secrets, ends)}`;
    await enqueue(
      trx,
      'send_sealed_mail',
      sealMail(secrets, { ...mail, ...(unsubscribeUrl !== null && { unsubscribeUrl }) }),
    );
  };

async function deliveryOf(trx: Transaction<Database>, { userId, kind }: Notified): Promise<MailDelivery> {
  const chosen = await trx
    .selectFrom('mailChoices')
    .select('delivery')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return chosen?.delivery ?? 'at_once';
}

/** Seals a mail's content, since its codes and links open accounts; the recipient stays readable. */
export function sealMail(
  secrets: AppSecrets,
  { to, discardAt, ...content }: Mail & Pick<MailToQueue, 'discardAt'>,
): SealedMailJob {
  const sealed = seal(secrets, sealedAs(to), Buffer.from(JSON.stringify(content))).toString('base64');
  return { to, sealed, ...(discardAt !== undefined && { discardAt }) };
}

/** The mail of a job, or null if it was sealed with an unknown secret. */
export function openMail(secrets: AppSecrets, { to, sealed }: SealedMailJob): Mail | null {
  const content = unseal(secrets, sealedAs(to), Buffer.from(sealed, 'base64'));
  // Safe: we sealed it ourselves, and the seal proves that it is unchanged.
  return content && { to, ...(JSON.parse(content.toString('utf8')) as Omit<Mail, 'to'>) };
}
