import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { returnsBench } from './returns-bench.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';
import type { MadeOrder } from './trade-factory.ts';

let bench: TradeBench;
let vendorId: string;
shareBench(tradeBench, async (made) => {
  bench = made;
  vendorId = await bench.addSupplier();
});

const fee = 1500;
/** 179.00 of goods, 37.59 tax, 15.00 delivery: 231.59, of which 17.90 is commission and 213.69 due. */
const fender = () => ({ vendorId, unitPriceMinor: 8950, quantity: 2, taxBps: 2100, deliveryMinor: 1500 });

async function captured(of = [fender()]): Promise<MadeOrder> {
  const made = await bench.paid(of);
  for (const at of of.keys()) await bench.act(made, at, 'confirm');
  await bench.work();
  return made;
}

/** The buyer disputes a payment, and the provider sends its events. */
async function dispute(made: MadeOrder, amount?: number): Promise<void> {
  const { providerIntentId } = await bench.paymentOf(made);
  await bench.stripe.rawRequest('POST', '/v1/test_helpers/disputes', {
    payment_intent: providerIntentId,
    reason: 'product_not_received',
    ...(amount !== undefined && { amount }),
  });
  await news(made, 'created');
}
async function news(made: MadeOrder, what: string) {
  const { providerIntentId } = await bench.paymentOf(made);
  const object = { id: 'dp_1', payment_intent: providerIntentId };
  const received = await bench.hint({ type: `charge.dispute.${what}`, data: { object } });
  expect(received).toMatchObject({ ok: true });
}
const chargebackOf = async (made: MadeOrder) => {
  const [latest] = await bench.payments.listChargebacks(made.id);
  if (!latest) throw new Error('there is a chargeback');
  return latest;
};
const answer = async (made: MadeOrder, text: string) => {
  const { id } = await chargebackOf(made);
  const sent = await bench.payments.sendChargebackEvidence(await bench.addAdmin(), id, text);
  return sent.ok ? sent.value.status : sent.error.code;
};
/** The balance of an account, debits positive. */
async function account(name: 'cash' | 'dispute_losses' | 'provider_fees' | 'vendor_due' | 'commission') {
  const rows = await bench.db
    .selectFrom('ledgerPostings')
    .select('amountMinor')
    .where('account', '=', name)
    .execute();
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
async function balanced() {
  const { sumMinor, unbalanced, cash, owed } = await bench.proof();
  const [there] = (await bench.stripe.balance.retrieve()).available;
  expect([sumMinor, unbalanced, cash, cash.amountMinor]).toEqual([0, 0, owed, there?.amount ?? 0]);
}

describe('a chargeback', () => {
  test('is mailed to both sides, is in the ledger to the cent, and prevents refunds', async () => {
    const made = await captured();
    await dispute(made);
    await news(made, 'funds_withdrawn');
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'disputed' });
    expect([await account('dispute_losses'), await account('provider_fees')]).toEqual([23_159, fee]);
    await balanced();
    const number = await bench.numberOf(made);
    expect((await bench.mails()).filter((subject) => subject.includes('bank'))).toEqual([
      `Your bank has taken back the payment for ${number}`,
      `The buyer’s bank disputes the payment for ${number}/1`,
    ]);
    const refused = await bench.payments.requestRefund(await bench.addAdmin(), 'while-disputed', {
      purchaseId: made.id,
      saleId: made.subOrderIds[0] ?? '',
      amount: { amountMinor: 100, currency: 'EUR' },
      reason: 'Torn.',
    });
    expect(refused).toEqual({ ok: false, error: { code: 'CHARGEBACK_OPEN' } });
  });

  test('proposes the known facts as evidence, which is sent to the bank once', async () => {
    const made = await captured();
    await bench.act(made, 0, 'start_preparing');
    await bench.act(made, 0, 'dispatch', { tracking: 'MR-77' });
    await bench.act(made, 0, 'mark_delivered');
    await dispute(made);
    const { evidenceText, canSend, evidenceDueBy } = await chargebackOf(made);
    expect(evidenceText).toContain(`Purchase ${await bench.numberOf(made)}, placed `);
    expect(evidenceText).toContain('Charged: €231.59.');
    expect(evidenceText).toContain('- 2 × Fender F4 (');
    expect(evidenceText).toContain('tracking MR-77; delivered ');
    expect(evidenceText).toContain(': delivered (seller)');
    expect([canSend, evidenceDueBy !== null]).toEqual([true, true]);
    expect(await answer(made, 'Signed for by the chief stewardess.')).toBe('sent');
    expect(await answer(made, 'And another thing.')).toBe('NOT_ALLOWED_NOW');
    expect(await chargebackOf(made)).toMatchObject({
      evidenceText: 'Signed for by the chief stewardess.',
      canSend: false,
    });
    const audit = await bench.db.selectFrom('auditLog').select('act').execute();
    expect(audit).toEqual([{ act: 'send_chargeback_evidence' }]);
  });

  test('sends files with the evidence to the bank, the latest of each kind', async () => {
    const made = await captured();
    await dispute(made);
    const admin = await bench.addAdmin();
    const { id } = await chargebackOf(made);
    const add = async (kind: 'delivery' | 'other', text: string) => {
      const file = Readable.from([Buffer.from(text)]);
      const set = await bench.payments.setEvidenceFile(
        admin,
        { chargebackId: id, kind },
        { fileName: 'a.pdf', file },
      );
      return set.ok ? 'set' : set.error.code;
    };
    expect(await add('delivery', 'MZ')).toBe('PAPER_NOT_ACCEPTED');
    expect(await add('other', `%PDF-1.7${'x'.repeat(4_499_990)}`)).toBe('set');
    // Together they exceed the bank's maximum.
    expect(await add('delivery', '%PDF-1.7 first')).toBe('PAPER_NOT_ACCEPTED');
    expect(await bench.payments.removeEvidenceFile({ chargebackId: id, kind: 'other' })).toEqual({
      ok: true,
      value: null,
    });
    expect([await add('delivery', '%PDF-1.7 first'), await add('delivery', '%PDF-1.7 signed')]).toEqual([
      'set',
      'set',
    ]);
    const file = await bench.payments.readEvidenceFile({ chargebackId: id, kind: 'delivery' });
    expect(file.ok && (await text(file.value.stream))).toBe('%PDF-1.7 signed');
    expect(await answer(made, 'Signed for by the chief stewardess.')).toBe('sent');
    const [sent] = (await bench.stripe.disputes.list({})).data;
    const sentId = sent?.evidence.shipping_documentation;
    if (typeof sentId !== 'string') throw new Error('the bank has the file');
    expect(await bench.stripe.files.retrieve(sentId)).toMatchObject({ filename: 'a.pdf', size: 15 });
    expect(await add('other', '%PDF-1.7')).toBe('NOT_ALLOWED_NOW');
    expect(await chargebackOf(made)).toMatchObject({ files: [{ kind: 'delivery', sizeBytes: 15 }] });
  });

  test('that is won restores everything but the fee, and the vendor is paid then', async () => {
    const made = await captured();
    await dispute(made);
    await bench.complete(made);
    await bench.work();
    expect(await bench.transferOf(made)).toMatchObject({ status: 'accrued' });
    expect(await answer(made, 'winning_evidence')).toBe('won');
    await bench.work();
    expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369', 'transfer -21369/0/-21369']);
    expect([await account('dispute_losses'), await account('provider_fees')]).toEqual([0, fee]);
    await balanced();
    // And part of it can be refunded again.
    const asked = await bench.payments.requestRefund(await bench.addAdmin(), 'after-it-was-won', {
      purchaseId: made.id,
      saleId: made.subOrderIds[0] ?? '',
      amount: { amountMinor: 100, currency: 'EUR' },
      reason: 'Torn.',
    });
    expect(asked).toMatchObject({ ok: true });
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual(['done 100 Quayside decided: “Torn.”']);
    await balanced();
  });

  test('that is lost is the market’s loss if the vendor had earned it', async () => {
    const made = await captured();
    await bench.complete(made);
    await bench.work();
    await dispute(made);
    expect(await answer(made, 'losing_evidence')).toBe('lost');
    await bench.work();
    expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369', 'transfer -21369/0/-21369']);
    expect([await account('dispute_losses'), await account('vendor_due')]).toEqual([23_159, 0]);
    expect(await bench.proof()).toMatchObject({
      losses: { amountMinor: 23_159 },
      fees: { amountMinor: fee },
    });
    await balanced();
    expect((await bench.mails()).filter((subject) => subject.includes('has decided'))).toHaveLength(2);
  });

  test('that is lost takes back what the vendor had not earned, with a credit note, and is no loss', async () => {
    const made = await captured();
    await dispute(made);
    expect(await answer(made, 'losing_evidence')).toBe('lost');
    await bench.work();
    expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369', 'refund -23159/-1790/-21369']);
    expect([
      await account('dispute_losses'),
      await account('provider_fees'),
      await account('vendor_due'),
      await account('cash'),
    ]).toEqual([0, fee, 0, -fee]);
    await balanced();
    const documents = await bench.db.selectFrom('invoices').select(['kind', 'totalMinor']).execute();
    expect(documents).toEqual([
      { kind: 'invoice', totalMinor: 23_159 },
      { kind: 'credit_note', totalMinor: 23_159 },
    ]);
    // Nothing is left to be received. It completes automatically, and nobody is paid.
    await bench.act(made, 0, 'start_preparing');
    await bench.act(made, 0, 'dispatch');
    await bench.act(made, 0, 'mark_delivered');
    await expect(bench.act(made, 0, 'confirm_receipt')).rejects.toThrow('confirm_receipt: NOT_ALLOWED_NOW');
    await returnsBench(bench).completeByItself(made.subOrderIds[0] ?? '');
    await bench.work();
    expect(await bench.transfersAtProvider()).toEqual([]);
    expect(await bench.proof()).toMatchObject({ sumMinor: 0, unbalanced: 0 });
  });

  test('makes a refund under way wait until the bank’s decision', async () => {
    const made = await captured();
    await bench.payments.requestRefund(await bench.addAdmin(), 'before-it-came', {
      purchaseId: made.id,
      saleId: made.subOrderIds[0] ?? '',
      amount: { amountMinor: 5000, currency: 'EUR' },
      reason: 'Torn.',
    });
    await dispute(made);
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual(['pending 5000 Quayside decided: “Torn.”']);
    await answer(made, 'winning_evidence');
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual(['done 5000 Quayside decided: “Torn.”']);
    await balanced();
  });

  test('before the capture is stored is requested again', async () => {
    const made = await bench.order([fender()]);
    await bench.pay(await bench.pageOf(made), 'disputes');
    await bench.look(made);
    await bench.act(made, 0, 'confirm');
    const { providerIntentId } = await bench.paymentOf(made);
    await bench.stripe.paymentIntents.capture(providerIntentId ?? '');
    const event = {
      type: 'charge.dispute.created',
      data: { object: { id: 'dp_1', payment_intent: providerIntentId } },
    };
    expect(await bench.hint(event)).toEqual({ ok: false, error: { code: 'UNAVAILABLE' } });
    await bench.work();
    expect(await bench.hint(event)).toMatchObject({ ok: true, value: 'changed' });
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'disputed' });
    await balanced();
  });

  test('whose event was lost is found by the sweep', async () => {
    const made = await captured();
    await dispute(made);
    const { providerDisputeId } = await chargebackOf(made);
    await bench.stripe.disputes.update(providerDisputeId, {
      evidence: { uncategorized_text: 'losing_evidence' },
      submit: true,
    });
    await bench.tasks().sweep_payments();
    expect((await chargebackOf(made)).status).toBe('lost');
  });
});

const wanted = fc.record({
  prices: fc.array(fc.integer({ min: 500, max: 200_000 }), { minLength: 1, maxLength: 3 }),
  deliveryMinor: fc.integer({ min: 0, max: 3333 }),
  refundShare: fc.integer({ min: 0, max: 600 }),
  disputedShare: fc.integer({ min: 1, max: 1000 }),
  completed: fc.constantFrom('none', 'first', 'all'),
  isWon: fc.boolean(),
});

test(
  'whatever is charged back, the ledger sums to zero and matches the provider',
  { timeout: 120_000 },
  async () => {
    const vendors = [vendorId, await bench.addSupplier(), await bench.addSupplier()];
    await fc.assert(
      fc.asyncProperty(wanted, async ({ prices, deliveryMinor, completed, isWon, ...given }) => {
        const made = await captured(
          prices.map((unitPriceMinor, at) => ({
            vendorId: vendors[at] ?? '',
            unitPriceMinor,
            quantity: 1,
            taxBps: 2100,
            deliveryMinor,
          })),
        );
        const [first = ''] = made.subOrderIds;
        const { capturedMinor } = await bench.ledger.balanceOf(bench.db, first);
        const refundMinor = Math.floor((capturedMinor * given.refundShare) / 1000);
        if (refundMinor > 0)
          await bench.payments.requestRefund(await bench.addAdmin(), `${first}-refund`, {
            purchaseId: made.id,
            saleId: first,
            amount: { amountMinor: refundMinor, currency: 'EUR' },
            reason: 'Torn.',
          });
        await bench.work();
        for (const at of prices.keys())
          if (completed === 'all' || (completed === 'first' && at === 0)) await bench.complete(made, at);
        await bench.work();
        const lossesBefore = await account('dispute_losses');
        const left = made.totalMinor - refundMinor;
        const disputedMinor = Math.max(1, Math.floor((left * given.disputedShare) / 1000));
        await dispute(made, disputedMinor);
        await balanced();
        expect(await answer(made, isWon ? 'winning_evidence' : 'losing_evidence')).toBe(
          isWon ? 'won' : 'lost',
        );
        await bench.work();
        await balanced();
        const lost = (await account('dispute_losses')) - lossesBefore;
        if (isWon || completed === 'none') expect(lost).toBe(0);
        if (!isWon && completed === 'all') expect(lost).toBe(disputedMinor);
        for (const saleId of made.subOrderIds) {
          const { dueMinor, commissionMinor, commissionReturnedMinor } = await bench.ledger.balanceOf(
            bench.db,
            saleId,
          );
          expect([dueMinor >= 0, commissionMinor >= commissionReturnedMinor]).toEqual([true, true]);
        }
      }),
      { numRuns: 12 },
    );
  },
);
