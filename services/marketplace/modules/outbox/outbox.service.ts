import type { Kysely } from 'kysely';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { isUuid } from '../../../../src/lib/uuid.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Task } from '../../platform/jobs/index.ts';
import { OUTBOX_KEPT_MS, OUTBOX_PAGE_SIZE } from './outbox.domain.ts';
import type { OutboxMail } from './outbox.domain.ts';
import { deleteMails, selectMail, selectMails } from './outbox.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    clean_up_outbox: NightlyJob;
  }
}

/** The mails that a demo server shows instead of sending them. Contract: listDemoMails. */
export type Outbox = {
  /** The newest 50, newest first; with `to` those to one address. */
  list(filter?: { readonly to?: string }): Promise<OutboxMail[]>;
  find(id: string): Promise<Result<OutboxMail, 'MAIL_NOT_FOUND'>>;
  clear(): Promise<void>;
  /** Deletes what is older than seven days. */
  readonly cleanUp: Task<'clean_up_outbox'>;
};

type OutboxOptions = { readonly db: Kysely<Database>; readonly clock: Clock };

export const createOutbox = ({ db, clock }: OutboxOptions): Outbox => ({
  list: ({ to } = {}) => selectMails(db, { to, limit: OUTBOX_PAGE_SIZE }),

  async find(id) {
    const mail = isUuid(id) ? await selectMail(db, id) : undefined;
    return mail === undefined ? refuse('MAIL_NOT_FOUND') : ok(mail);
  },

  async clear() {
    await deleteMails(db);
  },

  async cleanUp(_payload, { log }) {
    const deleted = await deleteMails(db, new Date(clock.now().getTime() - OUTBOX_KEPT_MS));
    log.info({ deleted }, 'outbox cleaned up');
  },
});
