import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { Account } from '../account.domain.ts';
import { linkWindowMs, secondsToNextLink } from '../account-link.domain.ts';
import { endLinks, linksSince, lockLink, markLinkUsed } from '../account-link.repository.ts';
import { renewLink } from '../account-link.service.ts';
import type { AccountParts } from '../account.parts.ts';
import { tooMany, type Refusals } from '../account.refusals.ts';
import { findCredentials, hasAccount, lockAddress } from '../account.repository.ts';
import { addressChangedMail, addressInUseMail, changeAddressMail } from './email-change.mails.ts';
import { verifyPassword } from '../password/password.service.ts';
import { openAccount } from '../sign-up/proved-account.service.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { saveAddress } from './settings.repository.ts';

/**
 * Mails a link to the new address. If that has an account, its owner is told instead, and the answer is the same, so that
 * it does not reveal who has an account (contract: requestEmailChange).
 */
export async function requestEmailChange(
  parts: AccountParts,
  session: Session,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<null, Refusals<'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS' | 'VALIDATION'>>> {
  const proved = await verifyPassword(parts, session.userId, password);
  if (!proved.ok) return proved;
  const owner = proved.value;
  if (email.toLowerCase() === owner.email.toLowerCase())
    return refuse(invalid('email', 'You already sign in with this address.', 'unchanged'));
  const { userId } = owner;
  const purpose = 'email_change';
  return inTransaction(parts.db, async (trx): Promise<Result<null, Refusals<'TOO_MANY_REQUESTS'>>> => {
    await lockAddress(trx, owner.email);
    const now = parts.clock.now();
    const sent = await linksSince(trx, { userId, purpose }, new Date(now.getTime() - linkWindowMs));
    const seconds = secondsToNextLink(sent, now);
    if (seconds > 0) return refuse(tooMany(seconds));
    const link = await renewLink(parts, trx, { userId, purpose, newEmail: email }, now);
    const to = { email, firstName: owner.firstName };
    const isTaken = await hasAccount(trx, email);
    await parts.queueMail(
      trx,
      isTaken
        ? addressInUseMail(to, parts.publicUrl)
        : changeAddressMail(to, { publicUrl: parts.publicUrl, role: session.role, ...link }),
    );
    return ok(null);
  });
}

/**
 * Sets the address to which the link was mailed, and tells the previous one. Sessions stay; other links end, since they
 * were mailed to the previous address (contract: confirmEmailChange).
 */
export async function confirmEmailChange(
  parts: AccountParts,
  { userId }: Session,
  token: string,
): Promise<Result<Account, Refusals<'LINK_WRONG' | 'LINK_EXPIRED' | 'LINK_USED' | 'EMAIL_TAKEN'>>> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Awaited<ReturnType<typeof confirmEmailChange>>> => {
    const link = await lockLink(trx, 'email_change', hashToken(token));
    const owner = await findCredentials(trx, userId);
    if (link === null || link.newEmail === null || link.userId !== userId || owner === null)
      return refuse({ code: 'LINK_WRONG' });
    if (link.usedAt !== null) return refuse({ code: 'LINK_USED' });
    if (link.expiresAt <= now) return refuse({ code: 'LINK_EXPIRED' });
    await lockAddress(trx, link.newEmail);
    if (await hasAccount(trx, link.newEmail)) return refuse({ code: 'EMAIL_TAKEN' });
    await saveAddress(trx, userId, link.newEmail, now);
    await markLinkUsed(trx, link.id, now);
    await endLinks(trx, { userId }, now);
    await parts.queueMail(trx, addressChangedMail(owner, link.newEmail));
    return ok(await openAccount(parts, trx, userId));
  });
}
