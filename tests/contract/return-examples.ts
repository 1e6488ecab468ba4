import { sql } from 'kysely';
import { expect } from 'vitest';
import { orderThere } from './order-examples.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';

/** The order of the examples, delivered. */
async function deliveredThere(app: RealApp, token: string): Promise<void> {
  await orderThere(app, token, 'crew_member');
  await sql`update sub_order_lines set accepted_quantity = quantity`.execute(app.db);
  await sql`
    update sub_orders set status = 'delivered', delivered_at = ${at}, accepted_subtotal_minor = subtotal_minor,
      accepted_tax_minor = tax_minor, accepted_delivery_minor = delivery_minor, accepted_total_minor = total_minor`.execute(
    app.db,
  );
}

/** The return of the examples. */
async function returnThere(app: RealApp, token: string): Promise<void> {
  const { db } = app;
  await deliveredThere(app, token);
  await sql`update sub_order_lines set quantity_in_returns = 1`.execute(db);
  await sql`
    insert into returns (id, sub_order_id, kind, status, reason, note, wanted, currency, most_minor, requested_minor, goods_come_back,
      answer_by, request_key, body_sha256, created_at, updated_at)
    values (${id}, ${id}, 'complaint', 'requested', 'damaged', 'The seam is torn on one side.', 'refund', 'EUR', 10830, 10830, true,
      '2026-11-25T08:30:00Z', 'return-0193f2a1-1', 'none', ${at}, ${at})`.execute(db);
  await sql`insert into return_lines (return_id, line_id, quantity) values (${id}, ${id}, 1)`.execute(db);
  await sql`
    insert into return_history (id, return_id, command, to_status, actor_id, actor_role, note, at)
    values (${id}, ${id}, 'request', 'requested', ${id}, 'crew_member', 'The seam is torn on one side.', ${at})`.execute(
    db,
  );
}

/** The data needed before the examples of returns can be sent with `token`. */
export const returnArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  listReturns: () => returnThere(app(), token),
  requestReturn: () => deliveredThere(app(), token),
  actOnReturn: async () => {
    await returnThere(app(), token);
    // Skips the first id, which is the example's and the first of the history.
    app().modules.accountParts.ids.newId();
  },
  addReturnFile: async () => {
    await returnThere(app(), token);
    app().modules.accountParts.ids.newId();
  },
  readReturnFile: async () => {
    await returnThere(app(), token);
    await app().files.write(`returns/${id}`, Buffer.from('%PDF-1.7'), { mimeType: 'application/pdf' });
    await sql`
      insert into return_files (file_id, return_id, added_by, name, media_type, size_bytes, added_at)
      values (${id}, ${id}, ${id}, 'label.pdf', 'application/pdf', 8, ${at})`.execute(app().db);
  },
});

/** The forms of these operations; others send a picture. */
export const returnForms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  addReturnFile: (picture) => {
    const form = new FormData();
    form.append('file', picture, 'torn.png');
    return form;
  },
};

const shown = (example: Json) => Object(example.data) as Json & { readonly history: readonly Json[] };

/** The examples show a return as requested; these are the results of the commands. */
export const returnComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  actOnReturn: (answer, example) =>
    expect(answer).toEqual({
      ...example,
      data: {
        ...shown(example),
        history: [
          ...shown(example).history,
          {
            at,
            command: 'write',
            status: 'requested',
            by: 'you',
            note: 'It was torn when we unpacked it.',
          },
        ],
        version: 2,
      },
    }),
  addReturnFile: (answer, example) =>
    expect(answer).toEqual({
      ...example,
      data: {
        ...shown(example),
        files: [
          {
            id: expect.any(String) as unknown,
            name: 'torn.png',
            mediaType: 'image/png',
            sizeBytes: expect.any(Number) as unknown,
            addedAt: at,
            by: 'you',
          },
        ],
      },
    }),
};
