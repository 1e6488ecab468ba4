import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { layOutMail } from './layout.ts';
import type { QueueMail } from './mail-queue.ts';

interface Decision {
  readonly title: string;
  readonly detail: string | null;
  /** The page on which it is decided. */
  readonly path: string;
  /** The id of its subject, if a step of that settles it. */
  readonly about?: string;
}

/** Notifies every admin, in the app and by mail as they chose, that a decision is needed. */
export async function askAdmins(
  { queueMail, publicUrl }: { readonly queueMail: QueueMail; readonly publicUrl: string },
  trx: Transaction<Database>,
  { title, detail, path, about }: Decision,
): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, email, firstName } of admins)
    await queueMail(trx, {
      to: email,
      subject: title,
      ...layOutMail({
        heading: title,
        name: firstName,
        paragraphs: [detail ?? 'It waits for an admin’s decision.'],
        button: { label: 'Open it', url: `${publicUrl}${path}` },
      }),
      notification: {
        userId: id,
        kind: 'decision',
        title,
        detail,
        path,
        ...(about !== undefined && { question: { about, answerBy: null } }),
      },
      isDispensable: true,
    });
}
