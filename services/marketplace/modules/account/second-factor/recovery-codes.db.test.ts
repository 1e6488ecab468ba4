import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';
import { secondFactorBench } from '../testing/second-factor-bench.ts';

let bench: AccountBench;
let factors: ReturnType<typeof secondFactorBench>;
shareBench(accountBench, (made) => {
  bench = made;
  factors = secondFactorBench(bench);
});

const wrong = {
  ok: false,
  error: { code: 'SECOND_FACTOR_WRONG', secondFactors: ['authenticator', 'recovery_code'] },
};

test('a recovery code works once, in any spelling', async () => {
  const { session, recoveryCodes } = await factors.maraWithApp();
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await factors.signInWith({ recoveryCode: typed })).toMatchObject({ ok: true });
  expect(await factors.signInWith({ recoveryCode: first })).toEqual(wrong);
  expect(await factors.signInWith({ recoveryCode: second.replaceAll('-', '') })).toMatchObject({ ok: true });
  expect((await bench.accounts.getSecondFactor(session)).factors.recoveryCodesLeft).toBe(8);
});

test('a recovery code that is sent twelve times at once opens one session', async () => {
  const { recoveryCodes } = await factors.maraWithApp();
  const { email, password } = mara;
  const secondFactor = { recoveryCode: recoveryCodes[0] };
  const opened = await Promise.all(
    Array.from({ length: 12 }, async (_none, at) =>
      bench.accounts.signIn({ email, password, secondFactor }, { ...firefox, network: `198.51.100.${at}` }),
    ),
  );
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
});

test('wrong recovery codes lock nobody out', async () => {
  const { recoveryCodes } = await factors.maraWithApp();
  for (let tries = 0; tries < 30; tries += 1)
    expect(await factors.signInWith({ recoveryCode: '0000-0000-0000' })).toEqual(wrong);
  expect(await factors.signInWith({ recoveryCode: recoveryCodes[0] })).toMatchObject({ ok: true });
});

test('a code of another account does not work', async () => {
  await factors.maraWithApp();
  const other = await bench.prove({ ...mara, email: 'jonas.weber@example.com' });
  const { recoveryCodes } = await factors.setUpApp(other.session);
  expect(await factors.signInWith({ recoveryCode: recoveryCodes[0] })).toEqual(wrong);
});

test('new codes invalidate the previous ones, and require the password and a second factor', async () => {
  const { session } = await bench.prove();
  const { accounts } = bench;
  expect(await accounts.renewRecoveryCodes(session, mara.password)).toEqual({
    ok: false,
    error: { code: 'NOT_ALLOWED_NOW' },
  });
  const before = await factors.setUpApp(session);
  expect(await accounts.renewRecoveryCodes(session, 'not her password')).toEqual({
    ok: false,
    error: { code: 'PASSWORD_WRONG' },
  });
  const renewed = factors.must(await accounts.renewRecoveryCodes(session, mara.password));
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect(await factors.signInWith({ recoveryCode: before.recoveryCodes[0] })).toEqual(wrong);
  expect(await factors.signInWith({ recoveryCode: renewed.recoveryCodes?.[0] })).toMatchObject({ ok: true });
});
