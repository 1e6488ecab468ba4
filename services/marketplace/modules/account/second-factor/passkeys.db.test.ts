import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import type { Session } from '../index.ts';
import { accountBench, mara, type AccountBench } from '../testing/account-bench.ts';
import { secondFactorBench } from '../testing/second-factor-bench.ts';
import { softwareAuthenticator } from '../../../platform/testing/software-authenticator.ts';

let bench: AccountBench;
let factors: ReturnType<typeof secondFactorBench>;
shareBench(accountBench, (made) => {
  bench = made;
  factors = secondFactorBench(bench);
});

const origin = 'https://quayside.example.com';
const refused = { ok: false, error: { code: 'PASSKEY_REFUSED' } };

const challengeToAdd = async (session: Session): Promise<string> =>
  factors.must(await bench.accounts.beginPasskey(session, mara.password)).challenge;

const add = async (session: Session, key = softwareAuthenticator(origin), name = 'Bridge laptop') => {
  const passkey = key.create(await challengeToAdd(session));
  return { key, added: await bench.accounts.addPasskey(session, { name, passkey }) };
};

/** Signs in with the password only, and returns the passkey challenge of the refusal. */
async function challengeToSignIn(): Promise<string> {
  const asked = await factors.signInWith();
  if (asked.ok || asked.error.code !== 'SECOND_FACTOR_NEEDED') throw new Error('nothing was asked for');
  return asked.error.passkeyRequest?.challenge ?? '';
}

test('a passkey is added with the password and signs its owner in', async () => {
  const { session } = await bench.prove();
  expect(await bench.accounts.beginPasskey(session, 'not her password')).toEqual({
    ok: false,
    error: { code: 'PASSWORD_WRONG' },
  });
  const { key, added } = await add(session);
  expect(added).toMatchObject({
    ok: true,
    value: {
      factors: {
        state: 'on',
        authenticatorSince: null,
        passkeys: [{ name: 'Bridge laptop', lastUsedAt: null }],
      },
    },
  });
  expect(added.ok && added.value.recoveryCodes).toHaveLength(10);
  expect(await factors.signInWith()).toMatchObject({
    error: {
      code: 'SECOND_FACTOR_NEEDED',
      secondFactors: ['passkey', 'recovery_code'],
      passkeyRequest: { rpId: 'quayside.example.com', allowCredentials: [{ transports: ['usb'] }] },
    },
  });
  const passkey = key.get(await challengeToSignIn());
  expect(await factors.signInWith({ passkey })).toMatchObject({ ok: true });
  expect((await bench.accounts.getSecondFactor(session)).factors.passkeys[0]?.lastUsedAt).toEqual(
    bench.clock.now(),
  );
});

test('a response works once, within five minutes, from the site itself', async () => {
  const { session } = await bench.prove();
  const { key } = await add(session);
  const used = key.get(await challengeToSignIn());
  const late = key.get(await challengeToSignIn());
  const phished = key.get(await challengeToSignIn(), 'https://quayside.example.net');
  const invented = key.get('Y2hhbGxlbmdlLW9mLW5vYm9keQ');
  const tried = [];
  for (const passkey of [used, used, phished, invented, { id: 'no answer of a browser' }])
    tried.push((await factors.signInWith({ passkey })).ok);
  bench.clock.advance(5 * 60_000);
  tried.push((await factors.signInWith({ passkey: late })).ok);
  expect(tried).toEqual([true, false, false, false, false, false]);
  await bench.cleanUp();
  const left = await bench.db.selectFrom('passkeyChallenges').select('expiresAt').execute();
  expect(left.every(({ expiresAt }) => expiresAt >= bench.clock.now())).toBe(true);
});

test('a copy of the device, which counts fewer uses, is refused', async () => {
  const { session } = await bench.prove();
  const { key } = await add(session);
  await factors.signInWith({ passkey: key.get(await challengeToSignIn()) });
  key.forgetUses();
  expect(await factors.signInWith({ passkey: key.get(await challengeToSignIn()) })).toMatchObject({
    error: { code: 'SECOND_FACTOR_WRONG' },
  });
});

test('a challenge of one account or purpose is invalid for another', async () => {
  const { session } = await bench.prove();
  const other = await bench.prove({ ...mara, email: 'jonas.weber@example.com' });
  const key = softwareAuthenticator(origin);
  const name = 'Bridge laptop';
  const foreign = key.create(await challengeToAdd(other.session));
  expect(await bench.accounts.addPasskey(session, { name, passkey: foreign })).toEqual(refused);
  const mine = await add(session);
  const toSignIn = key.create(await challengeToSignIn());
  expect(await bench.accounts.addPasskey(session, { name, passkey: toSignIn })).toEqual(refused);
  expect((await add(other.session, mine.key)).added).toEqual(refused);
});

test('removing a passkey requires the password, and finds no passkey of another account', async () => {
  const { session } = await bench.prove();
  const { added } = await add(session);
  const passkeyId = added.ok ? (added.value.factors.passkeys[0]?.id ?? '') : '';
  const other = await bench.prove({ ...mara, email: 'jonas.weber@example.com' });
  const { password } = mara;
  const remove = bench.accounts.removePasskey;
  expect([
    await remove(other.session, { passkeyId, password }),
    await remove(session, { passkeyId, password: 'not her password' }),
  ]).toEqual([
    { ok: false, error: { code: 'NOT_FOUND' } },
    { ok: false, error: { code: 'PASSWORD_WRONG' } },
  ]);
  expect(await remove(session, { passkeyId, password })).toMatchObject({
    ok: true,
    value: { factors: { state: 'off', recoveryCodesLeft: 0, passkeys: [] } },
  });
});

test('an account has at most twenty passkeys', async () => {
  const { session } = await bench.prove();
  for (let count = 0; count < 20; count += 1) expect((await add(session)).added.ok).toBe(true);
  expect((await add(session)).added).toEqual({ ok: false, error: { code: 'NOT_ALLOWED_NOW' } });
});
