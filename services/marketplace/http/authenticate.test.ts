import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ok, refuse } from '../../../src/lib/result.ts';
import { createServer } from '../../http-adapter/index.ts';
import { authenticator } from './authenticate.ts';

const session = {
  kind: 'active',
  id: 'session-1',
  userId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  signUpId: null,
  role: 'supplier',
} as const;
const token = 'a-token-of-forty-characters-0123456789ab';

it('puts the account’s id on every line that is logged for the call, and never the token', async () => {
  const lines: string[] = [];
  const app = createServer({ log: pino({}, { write: (line: string) => lines.push(line) }) });
  const authenticate = authenticator({
    authenticate: async (given) => (given === token ? ok(session) : refuse({ code: 'UNAUTHENTICATED' })),
  });
  app.get('/orders', async (request) => {
    await authenticate(request);
    request.log.warn('something is wrong');
    return {};
  });
  await app.inject({ url: '/orders', headers: { authorization: `Bearer ${token}` } });
  await app.inject('/orders');
  const told = lines.map((line) => JSON.parse(line) as { msg: string; account?: string });
  expect(told.map(({ msg, account }) => [msg, account])).toEqual([
    ['something is wrong', session.userId],
    ['request', session.userId],
    ['something is wrong', undefined],
    ['request', undefined],
  ]);
  expect(lines.join('')).not.toContain(token);
});
