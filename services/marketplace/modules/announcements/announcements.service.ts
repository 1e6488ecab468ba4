import type { Kysely } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { pageOf, positionOfCursor, type ListPage } from '../../platform/list-page.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import { invalid, invalidCursor, type Invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import type { Addressed, Announcement, NewAnnouncement } from './announcements.domain.ts';
import { announcementMail } from './announcements.mails.ts';
import {
  countAnnouncements,
  countRecipients,
  findAnnouncements,
  findRecipient,
  findWaitingRecipients,
  insertAnnouncement,
  lockPlanned,
  saveAnnouncement,
} from './announcements.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    send_announcement: { readonly announcementId: string };
  }
}

export interface AnnouncementParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

const nobody = invalid('role', 'Nobody would get this. Choose another role or port.', 'recipients');

interface Preview {
  readonly recipients: number;
  readonly mail: { readonly subject: string; readonly html: string } | null;
}

/** The current number of recipients, and the mail as the reader would receive it (contract: previewAnnouncement). */
export async function previewAnnouncement(
  { db, publicUrl }: AnnouncementParts,
  { userId }: Pick<Session, 'userId'>,
  { title, body, ...addressed }: Addressed & Partial<Record<'title' | 'body', string | null | undefined>>,
): Promise<Preview> {
  const recipients = await countRecipients(db, addressed);
  if (!title?.trim() || !body?.trim()) return { recipients, mail: null };
  const reader = await findRecipient(db, userId);
  // Nothing is stored: the id is only used when it is sent.
  const { html = null } = announcementMail(reader, { id: '', title, body, ...addressed }, publicUrl);
  return { recipients, mail: html === null ? null : { subject: title, html } };
}

/**
 * Plans an announcement, to be sent at once or later (contract: createAnnouncement). Its recipients are determined when
 * it is sent.
 */
export async function createAnnouncement(
  { db, clock, ids }: AnnouncementParts,
  { userId }: Pick<Session, 'userId'>,
  given: NewAnnouncement,
): Promise<Result<number, Invalid>> {
  const now = clock.now();
  if (given.sendAt !== null && given.sendAt < now)
    return refuse(invalid('sendAt', 'Choose a time that is still to come.', 'future'));
  return inTransaction(db, async (trx): Promise<Result<number, Invalid>> => {
    const recipients = await countRecipients(trx, given);
    if (recipients === 0) return refuse(nobody);
    const announcementId = ids.newId();
    const sendAt = given.sendAt ?? now;
    await insertAnnouncement(trx, announcementId, given, { writtenBy: userId, createdAt: now, sendAt });
    const jobKey = `send_announcement:${announcementId}`;
    await enqueue(trx, 'send_announcement', { announcementId }, { runAt: sendAt, jobKey });
    await insertAudit(trx, {
      id: ids.newId(),
      actorId: userId,
      act: 'send_announcement',
      at: now,
      subjectKind: 'announcement',
      subjectId: announcementId,
      details: { recipients, role: given.role, port: given.port },
    });
    return ok(recipients);
  });
}

/** Withdraws an announcement whose sending has not begun (contract: withdrawAnnouncement). */
export const withdrawAnnouncement = (
  { db, clock, ids }: AnnouncementParts,
  { userId }: Pick<Session, 'userId'>,
  id: string,
): Promise<Result<null, { readonly code: 'NOT_FOUND' | 'NOT_ALLOWED_NOW' }>> =>
  inTransaction(db, async (trx) => {
    const planned = await lockPlanned(trx, id);
    if (planned === null || planned.recipients > 0) {
      const there = await trx
        .selectFrom('announcements')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return refuse({ code: there ? 'NOT_ALLOWED_NOW' : 'NOT_FOUND' } as const);
    }
    const at = clock.now();
    await saveAnnouncement(trx, id, { withdrawnAt: at });
    await insertAudit(trx, {
      id: ids.newId(),
      actorId: userId,
      act: 'withdraw_announcement',
      at,
      subjectKind: 'announcement',
      subjectId: id,
      details: {},
    });
    return ok(null);
  });

const pageSize = 24;

/** All announcements with the number of readers, latest first (contract: listAnnouncements). */
export async function listAnnouncements(
  { db }: AnnouncementParts,
  { cursor, limit = pageSize }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<Result<ListPage<Announcement>, Invalid>> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const [rows, total] = await Promise.all([
    findAnnouncements(db, { position, limit: limit + 1 }),
    countAnnouncements(db),
  ]);
  return ok({ ...pageOf(rows, limit), total });
}

/** The number of recipients per transaction. */
const batchSize = 200;

/**
 * Sends an announcement. After an interruption it continues with the remaining recipients: nobody receives it twice.
 */
export const announcementTask =
  ({ db, clock, queueMail, publicUrl }: AnnouncementParts): Task<'send_announcement'> =>
  async ({ announcementId }, { signal }) => {
    for (;;) {
      signal.throwIfAborted();
      const isDone = await inTransaction(db, async (trx) => {
        const planned = await lockPlanned(trx, announcementId);
        if (planned === null) return true;
        const recipients = await findWaitingRecipients(trx, planned, batchSize);
        for (const recipient of recipients)
          await queueMail(trx, announcementMail(recipient, planned, publicUrl));
        const isLast = recipients.length < batchSize;
        await saveAnnouncement(trx, announcementId, {
          recipients: planned.recipients + recipients.length,
          ...(isLast && { sentAt: clock.now() }),
        });
        return isLast;
      });
      if (isDone) return;
    }
  };
