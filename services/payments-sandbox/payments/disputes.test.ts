import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderTotal, paidOrder } from '../testing/checkout-bench.ts';
import { startSandboxBench, type SandboxBench } from '../testing/sandbox-bench.ts';

let now = new Date('2026-11-20T09:00:00Z');
let bench: SandboxBench;
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00Z');
  bench = await startSandboxBench({}, () => now);
});
afterEach(() => bench.close());

const fee = 1500;
const idOf = (named: string | { readonly id: string } | null) =>
  typeof named === 'string' ? named : (named?.id ?? '');
const balance = async () => (await bench.stripe.balance.retrieve()).available[0]?.amount;

/** A captured order that its payer disputes. */
async function disputed(): Promise<Stripe.Dispute> {
  const { intent } = await paidOrder(bench);
  await bench.stripe.paymentIntents.capture(intent.id);
  await bench.stripe.rawRequest('POST', '/v1/test_helpers/disputes', {
    payment_intent: intent.id,
    reason: 'product_not_received',
  });
  const [dispute] = (await bench.stripe.disputes.list({ payment_intent: intent.id })).data;
  if (!dispute) throw new Error('the payment is disputed');
  return dispute;
}
const answer = (id: string, text: string, submit = true) =>
  bench.stripe.disputes.update(id, { evidence: { uncategorized_text: text }, submit });
const again = async (id: string) => (await bench.stripe.disputes.retrieve(id)).status;

describe('a dispute', () => {
  it('takes the amount and a fee at once, and prevents refunds', async () => {
    const dispute = await disputed();
    expect(dispute).toMatchObject({
      object: 'dispute',
      amount: orderTotal,
      currency: 'eur',
      reason: 'product_not_received',
      status: 'needs_response',
      balance_transactions: [{ amount: -orderTotal, fee, net: -orderTotal - fee }],
      evidence_details: { due_by: now.getTime() / 1000 + 7 * 24 * 60 * 60, submission_count: 0 },
    });
    expect(await balance()).toBe(-fee);
    expect((await bench.stripe.charges.retrieve(idOf(dispute.charge))).disputed).toBe(true);
    await expect(
      bench.stripe.refunds.create({ payment_intent: idOf(dispute.payment_intent), amount: 100 }),
    ).rejects.toMatchObject({ code: 'charge_disputed' });
  });

  it('accepts uploaded files as evidence', async () => {
    const { id } = await disputed();
    const upload = (text: string) =>
      bench.stripe.files.create({
        purpose: 'dispute_evidence',
        file: { data: Buffer.from(text), name: 'signed.pdf', type: 'application/pdf' },
      });
    const file = await upload('%PDF-1.7');
    expect(file).toMatchObject({ object: 'file', purpose: 'dispute_evidence', type: 'pdf', size: 8 });
    await expect(upload('MZ')).rejects.toMatchObject({ param: 'file' });
    const evidence = (fileId: string) =>
      bench.stripe.disputes.update(id, { evidence: { shipping_documentation: fileId }, submit: false });
    await expect(evidence('file_of_nobody')).rejects.toMatchObject({ code: 'resource_missing' });
    expect(await evidence(file.id)).toMatchObject({ evidence: { shipping_documentation: file.id } });
  });

  it('is answered once; evidence that is not submitted yet can still be changed', async () => {
    const { id } = await disputed();
    expect((await answer(id, 'A first try.', false)).status).toBe('needs_response');
    expect(await answer(id, 'Signed by the chief stewardess.')).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: 'Signed by the chief stewardess.' },
      evidence_details: { submission_count: 1 },
    });
    await expect(answer(id, 'And another thing.')).rejects.toThrow('can no longer be changed');
  });

  it('returns the amount if it is won, but never the fee', async () => {
    const won = await disputed();
    expect((await answer(won.id, 'winning_evidence')).status).toBe('won');
    expect(await balance()).toBe(orderTotal - fee);
    const lost = await disputed();
    expect((await answer(lost.id, 'losing_evidence')).status).toBe('lost');
    expect(await balance()).toBe(orderTotal - 2 * fee);
  });

  it('is decided automatically: with evidence for the seller, without it for the payer', async () => {
    const answered = await disputed();
    const silent = await disputed();
    await answer(answered.id, 'Signed by the chief stewardess.');
    now = new Date(now.getTime() + 8 * 24 * 60 * 60_000);
    // The next change applies what is due.
    await disputed();
    expect([await again(answered.id), await again(silent.id)]).toEqual(['won', 'lost']);
  });

  it('is opened by the card that disputes each charge', async () => {
    const { intent } = await paidOrder(bench, {}, 'disputes');
    await bench.stripe.paymentIntents.capture(intent.id);
    const { data } = await bench.stripe.disputes.list({ payment_intent: intent.id });
    expect(data.map(({ reason, status }) => [reason, status])).toEqual([['fraudulent', 'needs_response']]);
  });
});
