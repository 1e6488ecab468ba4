import type Stripe from 'stripe';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { findMailedColleagues } from '../../../platform/notifications/mailed-colleagues.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notify } from '../../../platform/notifications/index.ts';
import type { StoredAccount } from '../payment-account/payment-account.repository.ts';
import { ask, type ProviderRefusal } from '../provider/payment-provider.ts';
import type { Trx } from '../payment/payment.repository.ts';
import {
  isFurther,
  lineFromProvider,
  payoutFailureText,
  payoutFromProvider,
  type ReadLine,
  type ReadPayout,
} from './payout.domain.ts';
import { payoutFailedMail, payoutFailedTitle } from './payout.mails.ts';
import {
  findPaidOutVendor,
  findPayoutNamed,
  firstOpenPayout,
  holdPayouts,
  insertPayout,
  insertPayoutLines,
  savePayout,
} from './payout.repository.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

/** A bank can return a payout days after its arrival. */
const openFor = '21 days';
const pageSize = 100;

type Account = Pick<StoredAccount, 'vendorId' | 'providerAccountId'>;

/**
 * Reads the payouts of an account that may have changed from the provider and stores the changes: after an event, and
 * periodically in case an event was lost. Returns how many have changed; UNAVAILABLE: the remainder is read next time.
 */
export async function readPayouts(
  parts: PurchaseMoneyParts,
  account: Account,
): Promise<Result<number, { readonly code: 'UNAVAILABLE' }>> {
  const { db, stripe, clock, log } = parts;
  const onBehalf = { stripeAccount: account.providerAccountId };
  const since = await firstOpenPayout(db, account.vendorId, openFor);
  const created = since && { gte: Math.floor(since.getTime() / 1000) };
  const read = await ask(() =>
    everyPage((after) =>
      stripe.payouts.list(
        { limit: pageSize, expand: ['data.destination'], ...(created && { created }), ...after },
        onBehalf,
      ),
    ),
  );
  if (!read.ok) return notRead(parts, account, read.error);
  let changed = 0;
  // Oldest first: reversed and returned payouts refer to earlier ones.
  for (const payout of read.value.toReversed().map(payoutFromProvider)) {
    const known = await findPayoutNamed(db, payout.providerPayoutId);
    const isNews = known === undefined || isFurther(payout.status, known.status);
    const lacksLines = payout.content !== 'later' && known?.hasLines !== true;
    if (!isNews && !lacksLines) continue;
    const lines = lacksLines ? await linesOf(parts, account, payout) : ok(null);
    if (!lines.ok) return notRead(parts, account, lines.error);
    if (await keep(parts, account, payout, lines.value)) changed += 1;
  }
  await inTransaction(db, (trx) => holdPayouts(trx, account.providerAccountId, clock.now()));
  if (changed > 0) log.info({ vendorId: account.vendorId, changed }, 'payouts read');
  return ok(changed);
}

function notRead({ log }: PurchaseMoneyParts, { vendorId }: Account, error: ProviderRefusal) {
  if (error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' } as const);
  // A deleted account has no payouts to read; the account itself is read separately.
  log.warn(
    { vendorId, ...(error.code === 'REFUSED' && { why: error.why }) },
    'an account’s payouts are not read',
  );
  return ok(0);
}

/** All pages of the provider's list, latest first. */
async function everyPage<T extends { readonly id: string }>(
  pageAfter: (after: { starting_after?: string }) => Promise<Stripe.ApiList<T>>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await pageAfter(last ? { starting_after: last.id } : {});
    all.push(...page.data);
    if (!page.has_more || page.data.length === 0) return all;
  }
}

async function linesOf(
  { stripe }: PurchaseMoneyParts,
  { providerAccountId }: Account,
  { providerPayoutId: payout, content }: ReadPayout,
): Promise<Result<readonly ReadLine[], ProviderRefusal>> {
  if (content === 'unknown') return ok([]);
  const read = await ask(() =>
    everyPage((after) =>
      stripe.balanceTransactions.list(
        { payout, limit: pageSize, expand: ['data.source'], ...after },
        { stripeAccount: providerAccountId },
      ),
    ),
  );
  return read.ok ? ok(read.value.toReversed().flatMap((movement) => lineFromProvider(movement) ?? [])) : read;
}

/** True if this reading was the first with this state. */
const keep = (
  parts: PurchaseMoneyParts,
  account: Account,
  payout: ReadPayout,
  lines: readonly ReadLine[] | null,
): Promise<boolean> =>
  inTransaction(parts.db, async (trx) => {
    const at = parts.clock.now();
    if (!(await holdPayouts(trx, account.providerAccountId, at))) return false;
    const before = await findPayoutNamed(trx, payout.providerPayoutId);
    const id = before?.id ?? parts.ids.newId();
    const isNews = before === undefined || isFurther(payout.status, before.status);
    if (before === undefined) await insertPayout(trx, { id, vendorId: account.vendorId, at }, payout);
    else if (isNews) await savePayout(trx, id, payout, at);
    if (lines !== null && before?.hasLines !== true) await insertPayoutLines(trx, id, lines);
    if (isNews && payout.status === 'failed') await reportFailure(parts, trx, account, { id, ...payout });
    return isNews;
  });

/** Notifies the vendor and the admins. */
async function reportFailure(
  { queueMail, publicUrl }: PurchaseMoneyParts,
  trx: Trx,
  { vendorId }: Account,
  payout: ReadPayout & { readonly id: string },
): Promise<void> {
  const { kind, name } = await findPaidOutVendor(trx, vendorId);
  const colleagues = await findMailedColleagues(trx, [vendorId]);
  for (const colleague of colleagues.get(vendorId) ?? [])
    await queueMail(trx, payoutFailedMail(colleague, payout, { kind, publicUrl }));
  await notify(
    trx,
    { role: 'admin' },
    {
      kind: 'decision',
      title: `${name}: ${payoutFailedTitle(payout)}`,
      detail: payoutFailureText(payout.failureCode),
      path: `/admin/approve?status=all&q=${encodeURIComponent(name)}&open=named`,
    },
  );
}
