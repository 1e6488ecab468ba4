import { sql } from 'kysely';
import { expect } from 'vitest';
import { expectedDay, movedDay } from '../../src/lib/expected-day.ts';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import { exampleCompany } from './example-company.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;
type Role = 'crew_member' | 'supplier' | 'admin';

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';
/** The token of the answer link. */
const linkToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';

/**
 * All people of the examples are one user, with the id that everything in them has; `role` is the role of the request.
 */
async function everybody({ db }: RealApp, token: string, role: Role): Promise<void> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, 'marina.soler@example.com', ${role}, 'Marina', 'Soler', 'none', ${at}, ${at})`.execute(db);
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${id}, 'Firefox on Windows', ${at}, ${at}, '2026-12-20T08:30:00Z')`.execute(
    db,
  );
  await sql`
    insert into vendors (id, opened_by, kind, status, trading_name, country, vat_number, created_at, updated_at)
    values (${id}, ${id}, 'supplier', 'active', 'Xarxa Chandlery', 'ES', 'ESB12345674', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into delivery_methods (id, supplier_id, kind, name, cost_minor, currency, ports, days_from, days_to, position, created_at)
    values (${id}, ${id}, 'berth', 'To your berth', 1500, 'EUR', '{palma,ibiza}', 1, 2, 1, ${at})`.execute(
    db,
  );
  // Products belong to nobody, so they outlive the vendor of one example.
  await sql`
    insert into products (id, name, created_at, updated_at) values (${id}, 'Fender F4', ${at}, ${at})
    on conflict do nothing`.execute(db);
  await sql`
    insert into inventory_items (id, supplier_id, product_id, own_key, name, variant, sku, price_minor, currency, tax_bps, stock,
      status, created_at, updated_at)
    values (${id}, ${id}, ${id}, 'f4', 'Fender F4', 'Navy', 'F4-NAVY', 8950, 'EUR', 2100, 24, 'active', ${at}, ${at})`.execute(
    db,
  );
}

/** The order of the examples, paid, and awaiting its supplier's answer. */
export async function orderThere(app: RealApp, token: string, role: Role): Promise<void> {
  const { db } = app;
  await everybody(app, token, role);
  await sql`
    insert into vat_checks (id, vat_id, state, asked_at, checked_at, consultation_number)
    values (${id}, ${exampleCompany.vatId}, 'valid', ${at}, '2026-11-20T08:31:00Z', 'WAPIAAAAY1B2C3D4')
    on conflict do nothing`.execute(db);
  await sql`
    insert into orders (id, number, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, yacht_name,
      port, berth, contact, arrives_from, arrives_until, latest_useful_on, note_to_supplier, if_incomplete, bill_to, po_number, cost_centre, vat_check_id, checkout_key, body_sha256, expires_at, placed_at, version,
      created_at, updated_at)
    overriding system value
    values (${id}, 10001, ${id}, 'placed', 'EUR', 17900, 3759, 1500, 23159, 'Halcyon Tide',
      'palma', 'Q12', 'Marina Soler', ${at}, ${at}, '2026-11-27', 'Please call before you come alongside.', 'send', ${JSON.stringify(exampleCompany)}, 'HT-2026-114', 'Deck', ${id}, 'checkout-0193f2a1-3', 'none', ${at}, ${at}, 2, ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into sub_orders (id, order_id, supplier_id, status, currency, delivery_kind, delivery_name, delivery_days_from,
      delivery_days_to, subtotal_minor, tax_minor, delivery_minor, total_minor, commission_bps, answer_by, version, created_at, updated_at)
    values (${id}, ${id}, ${id}, 'pending_confirmation', 'EUR', 'berth', 'To your berth', 1, 2, 17900, 3759, 1500, 23159, 1000, ${at}, 2,
      ${at}, ${at})`.execute(db);
  await sql`
    insert into sub_order_lines (id, sub_order_id, position, inventory_id, product_id, name, variant, sku, unit_price_minor, tax_bps,
      quantity, net_minor, tax_minor, counts_stock)
    values (${id}, ${id}, 0, ${id}, ${id}, 'Fender F4', 'Navy', 'F4-NAVY', 8950, 2100, 2, 17900, 3759, true)`.execute(
    db,
  );
  await sql`
    insert into payments (id, order_id, status, amount_minor, currency, created_at, updated_at)
    values (${id}, ${id}, 'authorized', 23159, 'EUR', ${at}, ${at})`.execute(db);
  await sql`
    insert into trade_history (id, order_id, process, command, from_status, to_status, actor_id, actor_role, at)
    values (${systemIds.newId()}, ${id}, 'order', 'pay', 'pending_payment', 'placed', ${id}, 'crew_member', ${at})`.execute(
    db,
  );
  await sql`
    insert into sale_links (token_hash, sale_id, user_id, created_at, expires_at)
    values (${hashToken(linkToken)}, ${id}, ${id}, ${at}, ${at})`.execute(db);
}

/** The data needed before the examples of orders can be sent with `token`. */
export const orderArrangements = (app: () => RealApp, token: string): Record<string, () => Promise<void>> => {
  const order = (role: Role) => () => orderThere(app(), token, role);
  const confirmedOrder = async () => {
    await order('supplier')();
    await sql`update sub_orders set status = 'confirmed', answer_by = null`.execute(app().db);
    await sql`update sub_order_lines set accepted_quantity = quantity`.execute(app().db);
  };
  const disputed = async () => {
    await order('crew_member')();
    await sql`update sub_orders set status = 'disputed', answer_by = null`.execute(app().db);
  };
  const minuteBefore = async () => {
    await order('supplier')();
    // While the link is valid.
    app().clock.set('2026-11-20T08:29:00Z');
  };
  return {
    checkoutCart: async () => {
      await everybody(app(), token, 'crew_member');
      await sql`
        insert into carts (user_id, id, version, port, berth, updated_at)
        values (${id}, ${id}, 3, 'palma', 'Q12', ${at})`.execute(app().db);
      await sql`
        insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
        values (${id}, ${id}, ${id}, 2, 8950, ${at})`.execute(app().db);
    },
    listOrders: order('crew_member'),
    getOrder: order('crew_member'),
    cancelOrder: order('crew_member'),
    streamOrderEvents: order('crew_member'),
    listSubOrders: order('supplier'),
    getSubOrder: order('supplier'),
    readPackingSlip: confirmedOrder,
    readDeliveryNote: confirmedOrder,
    actOnSubOrder: order('supplier'),
    addSubOrderFile: disputed,
    readSubOrderFile: async () => {
      await disputed();
      await app().files.write(`sub-orders/${id}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
      await sql`
        insert into sub_order_files (file_id, sub_order_id, added_by, name, media_type, size_bytes, added_at)
        values (${id}, ${id}, ${id}, 'dented.pdf', 'application/pdf', 8, ${at})`.execute(app().db);
    },
    readSubOrderLink: minuteBefore,
    answerSubOrderLink: minuteBefore,
    listAllOrders: order('admin'),
    getAnyOrder: order('admin'),
  };
};

/** The forms of these operations; others send a picture. */
export const orderForms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  addSubOrderFile: (picture) => {
    const form = new FormData();
    form.append('file', picture, 'dented.png');
    return form;
  },
};

/** Only visible to those whose money it is. */
const commission = { amountMinor: 1790, currency: 'EUR' };
const share = { amountMinor: 21_369, currency: 'EUR' };

const chargedBy = '2026-11-23T08:30:00.000Z';
const promised = (readyOn: string) => ({
  readyOn,
  latestReadyOn: movedDay(readyOn, new Date(at), new Date(chargedBy)),
});

/** The sub-order of an example after its confirmation: the examples show it as ordered. */
function confirmed(shown: unknown, actions: readonly string[]): Json {
  const { lines, ...subOrder } = Object(shown) as { readonly lines: readonly Json[] };
  return {
    ...subOrder,
    commission,
    share,
    answerBy: null,
    // Not captured yet.
    chargedBy,
    version: 3,
    actions,
    lines: lines.map(({ quantity, unitPrice, lineTotal, ...line }) => ({
      ...line,
      quantity,
      unitPrice,
      lineTotal,
      accepted: { quantity, unitPrice, lineTotal },
    })),
  };
}

export const orderComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  // The example shows the whole order as it was placed.
  cancelOrder: (answer, example) => {
    const { id: orderId, number, status } = Object(example.data) as Json;
    expect(answer).toMatchObject({
      message: example.message,
      data: { id: orderId, number, status, actions: [] },
    });
  },
  // Without the provider there is no payment page; the number is the next one, and the time to pay begins now.
  checkoutCart: (answer, example) =>
    expect(answer).toEqual({
      ...example,
      data: {
        ...Object(example.data),
        number: expect.stringMatching(/^Q-\d+$/) as unknown,
        expiresAt: '2026-11-20T08:45:00.000Z',
        paymentUrl: null,
      },
    }),
  // The example shows the whole order's history, of which a supplier sees their own part.
  getSubOrder: (answer, example) =>
    expect(answer).toEqual({ ...example, data: { ...Object(example.data), timeline: [] } }),
  actOnSubOrder: (answer, example) => {
    const { subOrder } = Object(example.data);
    const after = confirmed(subOrder, ['start_preparing', 'change_date', 'cancel']);
    expect(answer).toEqual({ ...example, data: { subOrder: { ...after, ...promised('2026-11-24') } } });
  },
  addSubOrderFile: (answer, example) => {
    const { subOrder } = Object(example.data);
    const file = {
      id: expect.any(String) as unknown,
      name: 'dented.png',
      mediaType: 'image/png',
      sizeBytes: expect.any(Number) as unknown,
      addedAt: at,
      by: 'you',
    };
    const now = {
      status: 'disputed',
      answerBy: null,
      files: [file],
      actions: ['withdraw_dispute', 'add_file'],
    };
    expect(answer).toEqual({ ...example, data: { subOrder: { ...subOrder, ...now } } });
  },
  answerSubOrderLink: (answer, example) => {
    const data = Object(example.data);
    expect(answer).toEqual({
      ...example,
      data: {
        ...data,
        subOrder: {
          ...confirmed(data.subOrder, []),
          ...promised(expectedDay({ deliveryKind: 'berth', deliveryDays: { from: 1, to: 2 } }, new Date(at))),
        },
      },
    });
  },
  // An admin bought none of them.
  listAllOrders: (answer, example) => {
    const page = Object(example.data) as { readonly items: readonly Json[] };
    const items = page.items.map((row) => ({ ...row, isYours: false }));
    expect(answer).toEqual({ ...example, data: { ...page, items } });
  },
  // An admin sees the commission and the buyer, and cannot answer for anybody. Every example has the same id.
  getAnyOrder: (answer, example) => {
    const data = Object(example.data);
    const [subOrder] = data.subOrders as Json[];
    const subOrders = [{ ...subOrder, commission, share, actions: [] }];
    expect(answer).toEqual({
      ...example,
      data: { ...data, buyerId: data.id, isYours: false, subOrders, actions: [] },
    });
  },
};
