import { hourMs } from '../../../../src/lib/durations.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashToken } from '../../platform/ids.ts';
import { newsletterMail } from './contact.mails.ts';
import type { ContactParts } from './contact.parts.ts';
import {
  confirmNewsletterAddress,
  deleteNewsletterAddress,
  upsertNewsletterAddress,
} from './newsletter.repository.ts';

/**
 * Contract: askForNews. A mailbox gets one such mail an hour, however often its address is entered; reveals nothing
 * about whether the address was known.
 */
export async function askForNews(
  parts: ContactParts,
  { email, website = '' }: { readonly email: string; readonly website?: string | undefined },
): Promise<void> {
  // Only a program fills the field that is hidden from people.
  if (website.trim() !== '') return;
  const { db, ids, clock, publicUrl } = parts;
  const now = clock.now();
  const token = ids.newToken();
  await inTransaction(db, async (trx) => {
    const mailedBefore = new Date(now.getTime() - hourMs);
    const asked = { id: ids.newId(), email, tokenHash: hashToken(token), now, mailedBefore };
    if (await upsertNewsletterAddress(trx, asked))
      await parts.queueMail(trx, newsletterMail(email, { publicUrl, token }));
  });
}

/** Contract: answerNewsLink. */
export async function answerNewsLink(
  { db, clock }: ContactParts,
  { token, wanted }: { readonly token: string; readonly wanted: boolean },
): Promise<Result<null, 'LINK_WRONG'>> {
  const tokenHash = hashToken(token);
  const isKnown = wanted
    ? await confirmNewsletterAddress(db, tokenHash, clock.now())
    : await deleteNewsletterAddress(db, tokenHash);
  return isKnown ? ok(null) : refuse('LINK_WRONG');
}
