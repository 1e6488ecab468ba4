import { sql } from 'kysely';
import { expect } from 'vitest';
import { orderThere } from './order-examples.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const otherId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60';
const at = '2026-11-20T08:30:00.000Z';

/** The order of the examples, confirmed and captured. */
export async function capturedOrder(
  app: RealApp,
  token: string,
  role: 'crew_member' | 'supplier' | 'admin',
): Promise<void> {
  const { db } = app;
  await orderThere(app, token, role);
  await sql`update payments set status = 'captured', captured_minor = 23159`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into ledger_entries (id, kind, source, order_id, buyer_id, memo, at)
      values (${id}, 'capture', 'capture:1', ${id}, ${id}, 'Paid for Q-10001/1', ${at})`.execute(trx);
    await sql`
      insert into ledger_postings (entry_id, position, account, sub_order_id, vendor_id, amount_minor, currency)
      values (${id}, 0, 'cash', ${id}, ${id}, 23159, 'EUR'), (${id}, 1, 'vendor_due', ${id}, ${id}, -21369, 'EUR'),
        (${id}, 2, 'commission', ${id}, ${id}, -1790, 'EUR')`.execute(trx);
  });
}

/** The order of the examples, with its supplier's transfer paid out. */
async function paidOut(app: RealApp, token: string): Promise<void> {
  const { db } = app;
  await capturedOrder(app, token, 'supplier');
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into transfers (id, sub_order_id, vendor_id, status, amount_minor, currency, provider_transfer_id, created_at, updated_at)
      values (${id}, ${id}, ${id}, 'sent', 21369, 'EUR', 'tr_1', ${at}, ${at})`.execute(trx);
    await sql`
      insert into ledger_entries (id, kind, source, order_id, buyer_id, memo, at)
      values (${otherId}, 'transfer', 'transfer:1', ${id}, ${id}, 'Sent for Q-10001/1', ${at})`.execute(trx);
    await sql`
      insert into ledger_postings (entry_id, position, account, sub_order_id, vendor_id, amount_minor, currency)
      values (${otherId}, 0, 'cash', ${id}, ${id}, -21369, 'EUR'), (${otherId}, 1, 'vendor_due', ${id}, ${id}, 21369, 'EUR')`.execute(
      trx,
    );
    await sql`
      insert into payouts (id, vendor_id, provider_payout_id, status, amount_minor, currency, arrives_on, bank_name, bank_last4, has_lines,
        created_at, updated_at)
      values (${id}, ${id}, 'po_1', 'paid', 21369, 'EUR', '2026-11-23', 'Banco de Palma', '1332', true, ${at}, ${at})`.execute(
      trx,
    );
    await sql`
      insert into payout_lines (payout_id, position, kind, amount_minor, transfer_id, at)
      values (${id}, 0, 'transfer', 21369, ${id}, ${at})`.execute(trx);
  });
}

/** The order of the examples with a chargeback, and a file for the bank. */
async function chargedBack(app: RealApp, token: string): Promise<void> {
  await capturedOrder(app, token, 'admin');
  await sql`update payments set status = 'disputed', provider_intent_id = 'pi_1'`.execute(app.db);
  await sql`
    insert into chargebacks (id, payment_id, provider_dispute_id, status, reason, currency, amount_minor, fee_minor, evidence_due_by,
      created_at, updated_at)
    select ${id}, id, 'dp_1', 'open', 'product_not_received', 'EUR', 23159, 1500, ${at}::timestamptz + interval '7 days', ${at}, ${at}
    from payments`.execute(app.db);
  await app.files.write(`chargebacks/${id}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
  await sql`
    insert into evidence_files (chargeback_id, kind, file_id, name, media_type, size_bytes, added_by, added_at)
    values (${id}, 'delivery', ${id}, 'signed-note.pdf', 'application/pdf', 8, ${id}, ${at})`.execute(app.db);
}

async function unpaidOrder(app: RealApp, token: string): Promise<void> {
  await orderThere(app, token, 'crew_member');
  await sql`update orders set status = 'pending_payment', placed_at = null`.execute(app.db);
  await sql`update sub_orders set status = 'reserved', answer_by = null`.execute(app.db);
  await sql`update payments set status = 'created'`.execute(app.db);
}

/** The data needed before the examples about money can be sent with `token`. */
export const moneyArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  giveUpOrder: () => unpaidOrder(app(), token),
  refundSubOrder: () => capturedOrder(app(), token, 'admin'),
  listChargebacks: () => chargedBack(app(), token),
  sendChargebackEvidence: () => chargedBack(app(), token),
  setEvidenceFile: () => chargedBack(app(), token),
  readEvidenceFile: () => chargedBack(app(), token),
  removeEvidenceFile: () => chargedBack(app(), token),
  listTransactions: () => capturedOrder(app(), token, 'supplier'),
  listPayouts: () => paidOut(app(), token),
  getPayout: () => paidOut(app(), token),
  getVendorDue: () => capturedOrder(app(), token, 'supplier'),
  getStatement: () => capturedOrder(app(), token, 'supplier'),
  readStatement: () => capturedOrder(app(), token, 'supplier'),
  listLedger: () => capturedOrder(app(), token, 'admin'),
});

const dataOf = (shown: Json) => Object(shown.data) as Json;

// The examples show the whole order as it was placed; other examples show what these commands leave unchanged.
export const moneyComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  giveUpOrder: (answer, example) => {
    const { id: orderId, number, status } = dataOf(example);
    expect(answer).toMatchObject({ message: example.message, data: { id: orderId, number, status } });
    expect(dataOf(answer)).toMatchObject({ payment: { status: 'expired' }, actions: [] });
  },
  refundSubOrder: (answer, example) => {
    const { id: orderId, number } = dataOf(example);
    expect(answer).toMatchObject({ message: example.message, data: { id: orderId, number } });
    expect(dataOf(answer)).toMatchObject({
      paid: { amountMinor: 23_159, currency: 'EUR' },
      refunded: { amountMinor: 0, currency: 'EUR' },
    });
  },
};

/** The forms of these operations; others send a picture. */
export const moneyForms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  setEvidenceFile: () => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'signed-note.pdf');
    return form;
  },
};
