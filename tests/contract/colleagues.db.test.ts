import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../database/empty-tables.ts';
import { untilSomebodyWaits } from '../database/somebody-waits.ts';
import { callsOf, refusal } from './calls.ts';
import { orderThere } from './order-examples.ts';
import { insertColleague, newSession, startRealApp, type RealApp } from './real-app.ts';

const ownerToken = 'pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM';
const linkToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';
/** The id of everything in the examples: the order, its sub-order, the supplier, and its owner. */
const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.db, 'users', 'signUps', 'sessions', 'throttles');
  app.clock.set('2026-11-20T08:30:00Z');
  await orderThere(app, ownerToken, 'supplier');
});
const { send } = callsOf(() => app);

async function editorSignedIn(): Promise<{ readonly id: string; readonly token: string }> {
  const editor = await insertColleague(app, { id, identity: 'supplier' }, 'editor');
  return { id: editor.id, token: (await newSession(app, editor)).token };
}
const confirm = (token: string) =>
  send('POST', `/sub-orders/${id}/actions`, { token, body: { action: 'confirm', readyOn: '2026-11-24' } });
const remove = (colleagueId: string) =>
  send('DELETE', `/vendor/colleagues/${colleagueId}`, { token: ownerToken });
const answered = async () => {
  const { rows } = await sql`
    select s.status, h.actor_id, h.command from sub_orders s
    left join trade_history h on h.sale_id = s.id and h.process = 'sub_order' where s.id = ${id}`.execute(
    app.db,
  );
  return rows;
};
const left = refusal(
  'FORBIDDEN',
  'You don’t work for a company on Quayside now. Its owners can tell you more.',
);

test('a colleague removed while their answer is under way has answered completely, and can do nothing more', async () => {
  const editor = await editorSignedIn();
  const confirming = await app.db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${id} for update`.execute(trx);
    const sent = confirm(editor.token);
    await untilSomebodyWaits(app.db);
    expect((await remove(editor.id)).status).toBe(200);
    // Wrapped in an object: a returned promise would be awaited while the order is locked.
    return { sent };
  });
  expect((await confirming.sent).status).toBe(200);
  expect(await answered()).toEqual([{ status: 'confirmed', actorId: editor.id, command: 'confirm' }]);
  const next = await send('GET', `/sub-orders/${id}`, { token: editor.token });
  expect([next.status, next.body]).toEqual([403, left]);
});

test('a colleague removed before answers nothing, neither signed in nor by a link', async () => {
  const editor = await editorSignedIn();
  await sql`update sale_links set user_id = ${editor.id}, expires_at = '2026-11-22T08:30:00Z'`.execute(
    app.db,
  );
  const link = () => send('POST', `/sub-orders/${id}/link`, { body: { token: linkToken } });
  expect((await link()).status).toBe(200);
  await remove(editor.id);
  const refused = await confirm(editor.token);
  expect([refused.status, refused.body, (await link()).status]).toEqual([403, left, 410]);
  expect(await answered()).toMatchObject([{ status: 'pending_confirmation', actorId: null }]);
});

test('the history shows colleagues and admins who of the company answered', async () => {
  const editor = await editorSignedIn();
  await confirm(editor.token);
  const seen = await send('GET', `/sub-orders/${id}`, { token: ownerToken });
  const { timeline } = Object(seen.body.data) as { timeline: readonly Record<string, unknown>[] };
  expect(timeline.filter(({ command }) => command === 'confirm')).toMatchObject([
    { by: 'supplier', byName: 'Ada Example, Xarxa Chandlery' },
  ]);
});

test('a reader sees an order without any actions', async () => {
  const reader = await insertColleague(app, { id, identity: 'supplier' }, 'reader');
  const { token } = await newSession(app, reader);
  const offers = async (as: string) => {
    const one = await send('GET', `/sub-orders/${id}`, { token: as });
    const list = await send('GET', '/sub-orders', { token: as });
    const { subOrder } = Object(one.body.data) as { subOrder: { actions: readonly string[] } };
    const { items } = Object(list.body.data) as { items: readonly { actions: readonly string[] }[] };
    return [subOrder.actions.length > 0, items.map(({ actions }) => actions.length > 0)];
  };
  expect([await offers(ownerToken), await offers(token)]).toEqual([
    [true, [true]],
    [false, [false]],
  ]);
  const answer = await confirm(token);
  const message =
    'You can see everything here, but not change it. Ask an owner of your company for a role that can.';
  expect([answer.status, answer.body]).toEqual([403, refusal('FORBIDDEN', message)]);
});
