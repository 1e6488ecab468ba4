import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashToken } from '../../platform/ids.ts';
import { newsMail } from './contact.mails.ts';
import type { ContactParts } from './contact.parts.ts';

/** A mailbox gets one such mail an hour, however often its address is left. */
const mailAgainMs = 3_600_000;

/** Contract: askForNews. Says nothing of whether the address was known. */
export async function askForNews(
  parts: ContactParts,
  { email, website = '' }: { readonly email: string; readonly website?: string | undefined },
): Promise<void> {
  // Whatever is in the field that people don't see was put there by a program.
  if (website.trim() !== '') return;
  const { db, ids, clock, publicUrl } = parts;
  const now = clock.now();
  const token = ids.newToken();
  await inTransaction(db, async (trx) => {
    const mailed = await trx
      .insertInto('newsAddresses')
      .values({ id: ids.newId(), email, tokenHash: hashToken(token), mailedAt: now, createdAt: now })
      .onConflict((conflict) =>
        conflict
          .column('emailKey')
          .doUpdateSet({ tokenHash: hashToken(token), mailedAt: now })
          .where('newsAddresses.confirmedAt', 'is', null)
          .where('newsAddresses.mailedAt', '<=', new Date(now.getTime() - mailAgainMs)),
      )
      .returning('id')
      .executeTakeFirst();
    if (mailed) await parts.queueMail(trx, newsMail(email, { publicUrl, token }));
  });
}

/** Contract: answerNewsLink. */
export async function answerNewsLink(
  { db, clock }: ContactParts,
  { token, wanted }: { readonly token: string; readonly wanted: boolean },
): Promise<Result<null, 'LINK_WRONG'>> {
  const tokenHash = hashToken(token);
  const known = wanted
    ? await db
        .updateTable('newsAddresses')
        .set(({ fn, val }) => ({ confirmedAt: fn.coalesce('confirmedAt', val(clock.now())) }))
        .where('tokenHash', '=', tokenHash)
        .returning('id')
        .executeTakeFirst()
    : await db
        .deleteFrom('newsAddresses')
        .where('tokenHash', '=', tokenHash)
        .returning('id')
        .executeTakeFirst();
  return known ? ok(null) : refuse('LINK_WRONG');
}
