import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const email = 'mara@halcyon.example.com';
const refusedWith = (code: string) => ({ ok: false, error: { code } });
const ask = (session: Awaited<ReturnType<typeof bench.prove>>['session'], change: object = {}) =>
  bench.accounts.requestEmailChange(session, { email, password: mara.password, ...change });
const mailedToken = async (): Promise<string> =>
  (await bench.mailsTo(email)).flatMap(({ text }) => /#email=([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
const signsIn = async (address: string) =>
  (await bench.accounts.signIn({ email: address, password: mara.password }, firefox)).ok;

test('a new address is used once its link is followed; sessions stay, and the previous address is told', async () => {
  const { token, session } = await bench.prove();
  expect(await ask(session)).toEqual({ ok: true, value: null });
  expect([await signsIn(mara.email), await signsIn(email)]).toEqual([true, false]);
  const link = await mailedToken();
  expect(await bench.accounts.confirmEmailChange(session, link)).toMatchObject({
    ok: true,
    value: { email },
  });
  expect([await signsIn(mara.email), await signsIn(email)]).toEqual([false, true]);
  expect((await bench.accounts.authenticate(token)).ok).toBe(true);
  const told = (await bench.mailsTo(mara.email)).at(-1);
  expect([told?.subject, told?.text.includes(email)]).toEqual(['Your Quayside address was changed', true]);
  expect(await bench.accounts.confirmEmailChange(session, link)).toEqual(refusedWith('LINK_USED'));
});

test('an address that has an account gets no link, its owner is told, and the answer is the same', async () => {
  await bench.prove({ ...mara, email });
  const { session } = await bench.prove();
  expect(await ask(session)).toEqual({ ok: true, value: null });
  expect((await bench.mailsTo(email)).at(-1)?.subject).toBe('This address already has a Quayside account');
  expect(await mailedToken()).toBe('');
});

test('an address that got an account meanwhile is refused when its link is followed', async () => {
  const { session } = await bench.prove();
  await ask(session);
  const link = await mailedToken();
  await bench.prove({ ...mara, email });
  expect(await bench.accounts.confirmEmailChange(session, link)).toEqual(refusedWith('EMAIL_TAKEN'));
  expect(await signsIn(mara.email)).toBe(true);
});

test.each([
  ['its password is wrong', { password: 'not this one' }, 'PASSWORD_WRONG'],
  ['it is the account’s own', { email: mara.email.toUpperCase() }, 'VALIDATION'],
])('a change is not begun if %s', async (_why, wrong, code) => {
  const { session } = await bench.prove();
  expect(await ask(session, wrong)).toMatchObject(refusedWith(code));
  expect(await mailedToken()).toBe('');
});

test('links are mailed with pauses, work for an hour and only for their account, and end with a new password', async () => {
  const { session } = await bench.prove();
  await ask(session);
  const first = await mailedToken();
  expect(await ask(session, { email: 'third@example.com' })).toMatchObject(refusedWith('TOO_MANY_REQUESTS'));
  const { session: stranger } = await bench.prove({ ...mara, email: 'stranger@example.com' });
  expect(await bench.accounts.confirmEmailChange(stranger, first)).toEqual(refusedWith('LINK_WRONG'));
  bench.clock.advance(60 * 60 * 1000);
  expect(await bench.accounts.confirmEmailChange(session, first)).toEqual(refusedWith('LINK_EXPIRED'));
  await ask(session);
  const second = await mailedToken();
  const change = { currentPassword: mara.password, newPassword: 'eight bells and all is well' };
  await bench.accounts.changePassword(session, change);
  expect(await bench.accounts.confirmEmailChange(session, second)).toEqual(refusedWith('LINK_EXPIRED'));
});
