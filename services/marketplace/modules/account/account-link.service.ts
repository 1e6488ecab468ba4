import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashToken } from '../../platform/ids.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { linkLifetimeMs, linkWindowMs, mayMailLink } from './account-link.domain.ts';
import { endLinks, insertLink, linksSince, type Purpose } from './account-link.repository.ts';
import { resetLinkMail, signInLinkMail } from './account.mails.ts';
import type { AccountParts } from './account.parts.ts';
import { findCredentialsByAddress, lockAddress } from './account.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** The address may have no account: the response is sent before the lookup. */
    request_password_reset: { readonly email: string };
    request_sign_in_link: { readonly email: string };
  }
}

/**
 * Leaves the lookup to a job, so that neither the response nor its duration reveals whether the address has an account.
 */
export async function requestLink(
  { db }: Pick<AccountParts, 'db'>,
  job: 'request_password_reset' | 'request_sign_in_link',
  email: string,
): Promise<void> {
  await inTransaction(db, async (trx) => enqueue(trx, job, { email }));
}

const purposes = {
  request_password_reset: { purpose: 'password_reset', mail: resetLinkMail },
  request_sign_in_link: { purpose: 'sign_in', mail: signInLinkMail },
} as const;

/**
 * Mails a link if the address has an account, unless the previous one is too recent; older links are invalidated.
 * Simultaneous requests create one link.
 */
export const linkTask =
  <Job extends keyof typeof purposes>(parts: AccountParts, job: Job): Task<Job> =>
  async ({ email }) => {
    const { purpose, mail } = purposes[job];
    await inTransaction(parts.db, async (trx) => {
      await lockAddress(trx, email);
      const owner = await findCredentialsByAddress(trx, email);
      if (owner === null) return;
      const now = parts.clock.now();
      const since = new Date(now.getTime() - linkWindowMs);
      if (!mayMailLink(await linksSince(trx, { userId: owner.userId, purpose }, since), now)) return;
      const link = await renewLink(parts, trx, { userId: owner.userId, purpose }, now);
      await parts.queueMail(trx, mail(owner, { publicUrl: parts.publicUrl, ...link }));
    });
  };

/** Creates a link for an account and invalidates the previous one. */
export async function renewLink(
  { ids }: Pick<AccountParts, 'ids'>,
  trx: Transaction<Database>,
  {
    userId,
    purpose,
    newEmail,
  }: { readonly userId: string; readonly purpose: Purpose; readonly newEmail?: string },
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = ids.newToken();
  const expiresAt = new Date(now.getTime() + linkLifetimeMs);
  await endLinks(trx, { userId, purpose }, now);
  await insertLink(trx, {
    id: ids.newId(),
    userId,
    purpose,
    newEmail,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}
