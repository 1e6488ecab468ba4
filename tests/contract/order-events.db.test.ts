import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  publishLiveEvent,
  sendPublished,
  type About,
} from '../../services/marketplace/platform/live/index.ts';
import { insertPerson, newSession, startRealApp, type PersonRow, type RealApp } from './real-app.ts';

let app: RealApp;
let buyer: PersonRow;
let address: string;
beforeAll(async () => {
  app = await startRealApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server's address is never a path.
  address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}/api/orders/events`;
  buyer = await insertPerson(app, 'crew_member');
});
afterAll(async () => {
  // Connections that fetch keeps open.
  app.app.server.closeAllConnections();
  await app.close();
});

const orderId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

async function follow() {
  const { token } = await newSession(app, buyer);
  const leaving = new AbortController();
  // Like browsers, which accept compression.
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
  const response = await fetch(address, { headers, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  return { response, next, leave: () => leaving.abort() };
}

test('events arrive at once, uncompressed, and no proxy stores them', async () => {
  const { response, next, leave } = await follow();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect([response.status, response.headers.get('content-encoding'), await next()]).toEqual([
    200,
    null,
    ': listening\n\n',
  ]);
  const at = new Date('2026-11-20T08:30:00Z');
  const audience = [buyer.id];
  const happens = async (about: About) => {
    await app.db.transaction().execute((trx) => publishLiveEvent(trx, { about, audience, at }));
    await sendPublished(app.db);
  };
  await happens({ orderId, subOrderId: null });
  expect(await next()).toBe(
    `event: order\ndata: {"orderId":"${orderId}","subOrderId":null,"at":"2026-11-20T08:30:00.000Z"}\n\n`,
  );
  await happens({ bookingId: orderId });
  expect(await next()).toBe(
    `event: booking\ndata: {"bookingId":"${orderId}","at":"2026-11-20T08:30:00.000Z"}\n\n`,
  );
  leave();
});

test('a user with ten windows is asked to close some', async () => {
  const windows = [];
  for (let count = 0; count < 10; count += 1) windows.push(await follow());
  const eleventh = await follow();
  expect([windows.map(({ response }) => response.status), eleventh.response.status]).toEqual([
    Array(10).fill(200),
    429,
  ]);
  for (const { leave } of windows) leave();
});

test('a stopping service does not wait for its listeners', async () => {
  const other = await startRealApp();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.app.server.address() as AddressInfo;
  const { token } = await newSession(other, await insertPerson(other, 'admin'));
  const response = await fetch(`http://127.0.0.1:${port}/api/orders/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rest = response.text();
  await other.close();
  expect(await rest).toBe(': listening\n\n');
});
