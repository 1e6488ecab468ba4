import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOf, told, tokenIn, type Answer } from './calls.ts';
import { startRealApp, type RealApp } from './real-app.ts';
import { emptyTables } from '../database/empty-tables.ts';

let app: RealApp;
let nextCode = '482913';
beforeAll(async () => {
  app = await startRealApp({ ids: { newCode: () => nextCode } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.db, 'users', 'signUps', 'sessions', 'throttles');
  app.clock.set('2026-11-20T08:30:00Z');
  nextCode = '482913';
});
const { send, signUp, signedUp } = callsOf(() => app);

describe('nobody learns whether an address has an account', () => {
  beforeEach(async () => {
    await signedUp('mara@example.com');
    app.clock.advance(2 * 60 * 60 * 1000);
    nextCode = '555555';
  });

  const both = async (ask: (email: string) => Promise<Answer>) => {
    const taken = told(await ask('mara@example.com'), 'mara@example.com');
    const free = told(await ask('nobody@example.com'), 'nobody@example.com');
    return { taken, free };
  };

  test('by signing up', async () => {
    const { taken, free } = await both((email) => signUp({ email }));
    expect(taken).toEqual(free);
    expect(taken.status).toBe(201);
  });

  test('by the operations of a sign-up: reading itself, trying codes, requesting one, signing in, signing out', async () => {
    const walk = async (email: string) => {
      const own = { email, password: 'another deck entirely' };
      const token = tokenIn(await signUp(own));
      const answers = [
        await send('GET', '/settings', { token }),
        await send('POST', '/auth/resend-code', { token }),
        ...(await Promise.all(
          Array.from({ length: 6 }, async () =>
            send('POST', '/auth/verify-code', { token, body: { code: '000000' } }),
          ),
        )),
        await send('POST', '/auth/sign-in', { body: own }),
        await send('GET', '/auth/sessions', { token }),
        await send('POST', '/auth/sign-out', { token }),
        await send('GET', '/settings', { token }),
      ];
      return answers
        .map((answer) => told(answer, email))
        .map((answer) => JSON.stringify(answer))
        .sort();
    };
    expect(await walk('mara@example.com')).toEqual(await walk('nobody@example.com'));
  });

  test('by signing in with a wrong password, nor by how soon that is throttled', async () => {
    for (let tries = 0; tries < 7; tries += 1) {
      const { taken, free } = await both((email) =>
        send('POST', '/auth/sign-in', { body: { email, password: 'not this one' } }),
      );
      expect(taken).toEqual(free);
      expect(taken.status).toBe(tries < 5 ? 401 : 429);
    }
  });

  test('by requesting a new password', async () => {
    const { taken, free } = await both((email) => send('POST', '/auth/forgot-password', { body: { email } }));
    expect(taken).toEqual(free);
    expect(taken.status).toBe(202);
  });
});

test('no request failed on the server', () => {
  expect(app.errors).toEqual([]);
});
