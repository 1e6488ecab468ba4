import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeToken } from '../../services/marketplace/platform/mail/unsubscribe-token.ts';
import { insertPerson, startRealApp, type RealApp } from './real-app.ts';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.close());

const click = (token: string, method: 'POST' | 'GET' = 'POST') =>
  app.app.inject({
    method,
    url: `/api/unsubscribe/${token}`,
    // As in RFC 8058.
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    }),
  });

test('a mail client unsubscribes its user with one click; a client that follows every link changes nothing', async () => {
  const { id } = await insertPerson(app, 'crew_member');
  const token = unsubscribeToken(app.modules.accountParts.secrets, { userId: id, from: 'booking' });
  const chosen = () => app.db.selectFrom('mailChoices').select('kind').where('userId', '=', id).execute();
  expect([(await click(token, 'GET')).statusCode, await chosen()]).toEqual([404, []]);
  const clicked = await click(token);
  expect([clicked.statusCode, clicked.json()]).toEqual([
    200,
    { status: true, message: 'You won’t get these mails any more.' },
  ]);
  expect((await click(token)).statusCode).toBe(200);
  expect(await chosen()).toEqual([{ kind: 'booking' }]);
  expect((await click('none.of.ours')).statusCode).toBe(404);
});
