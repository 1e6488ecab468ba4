import { notificationsPathOf } from './notifications.domain.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Task } from '../../platform/jobs/index.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import { dueDay } from './digest.domain.ts';
import { digestMail, namedAtMost } from './digest.mails.ts';
import { claimDay, findDigestReaders, takeDue } from './digests.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    send_digests: NightlyJob;
  }
}

interface DigestParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

/** Mails each user's digest once a day, in the morning of their time zone. */
export const digestTask =
  ({ db, clock, queueMail, publicUrl }: DigestParts): Task<'send_digests'> =>
  async () => {
    const now = clock.now();
    for (const { userId, email, firstName, role, timeZone, sentOn } of await findDigestReaders(db)) {
      const day = dueDay(now, timeZone, sentOn);
      if (day === null) continue;
      await inTransaction(db, async (trx) => {
        if (!(await claimDay(trx, userId, day))) return;
        const due = await takeDue(trx, userId);
        if (due.length === 0) return;
        const url = `${publicUrl}${notificationsPathOf(role)}`;
        const items = due.slice(0, namedAtMost);
        await queueMail(trx, digestMail({ userId, email, firstName }, { items, total: due.length, url }));
      });
    }
  };
