import { sql } from 'kysely';
import { expect } from 'vitest';
import { systemIds } from '../../services/marketplace/platform/ids.ts';
import { cartThere } from './cart-examples.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';

/** Another user’s request for the caller’s yacht, with the cart of the examples. */
async function requestThere(app: RealApp, token: string): Promise<void> {
  const { db } = app;
  await cartThere(app, token, { version: 3, quantity: 2, hasDetails: true });
  const iker = systemIds.newId();
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${iker}, ${`${iker}@example.com`}, 'crew_member', 'Iker', 'Soler', 'none', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into approvals (id, number, status, requester_id, currency, asked_minor, yacht_id, port, berth, contact, arrives_from, arrives_until,
      latest_useful_on, note_to_supplier, if_incomplete, bill_to, po_number, cost_centre, from_cart, request_key, body_sha256, version,
      created_at, updated_at, expires_at)
    overriding system value
    select ${id}, 1001, 'asked', ${iker}, 'EUR', 23159, yacht_id, port, berth, contact, arrives_from, arrives_until, latest_useful_on,
      note_to_supplier, if_incomplete, bill_to, po_number, cost_centre, true, 'checkout-0193f2a1-3', 'none', 3, ${at}, ${at},
      '2026-12-04T08:30:00Z' from carts`.execute(db);
  await sql`
    insert into approval_lines (approval_id, inventory_id, product_id, position, quantity, asked_price_minor)
    values (${id}, ${id}, ${id}, 0, 2, 8950)`.execute(db);
}

/** The data needed before the examples of approvals can be sent with `token`. */
export const approvalArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => {
  const request = () => requestThere(app(), token);
  return {
    listApprovals: request,
    getApproval: request,
    actOnApproval: request,
    requestApproval: async () => {
      const { db } = app();
      await cartThere(app(), token, { version: 3, quantity: 2, hasDetails: false });
      await sql`update carts set yacht_id = ${id}, port = 'palma', berth = 'Q12'`.execute(db);
      await sql`delete from yacht_members`.execute(db);
      await sql`
        insert into yacht_people (yacht_id, email, position, role, spending_limit_minor)
        values (${id}, 'mara.lindqvist@example.com', 0, 'buyer', 20000)`.execute(db);
    },
  };
};

export const approvalComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  requestApproval: (answer, example) =>
    expect(answer).toEqual({
      ...example,
      data: {
        ...Object(example.data),
        id: expect.any(String) as unknown,
        number: expect.stringMatching(/^A-\d+$/) as unknown,
      },
    }),
  getApproval: (answer, example) => {
    const data = Object(example.data) as Json;
    const cart = { ...Object(data.cart), checkoutKey: `approval-${id}-3` };
    expect(answer).toEqual({ ...example, data: { ...data, cart } });
  },
};
