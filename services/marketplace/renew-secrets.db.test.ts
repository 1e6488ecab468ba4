import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shareBench } from '../../tests/database/share-bench.ts';
import { runScript } from '../../tests/run-script.ts';
import { createAccounts } from './modules/account/index.ts';
import { accountBench, firefox, mara, type AccountBench } from './modules/account/testing/account-bench.ts';
import { secondFactorBench } from './modules/account/testing/second-factor-bench.ts';
import type { AppSecrets } from './platform/secrets.ts';

const script = fileURLToPath(new URL('./renew-secrets.ts', import.meta.url));

let bench: AccountBench;
let factors: ReturnType<typeof secondFactorBench>;
shareBench(accountBench, (made) => {
  bench = made;
  factors = secondFactorBench(bench);
});

const before = () => bench.parts.secrets.current;
const next = 'the next secret of these tests, which has more than 43 letters';
const withSecrets = (secrets: AppSecrets) => createAccounts({ ...bench.parts, secrets });
const inOverlap = () => withSecrets({ current: next, before: before() });
const afterwards = () => withSecrets({ current: next, before: null });

const renew = (environment: Record<string, string>) =>
  runScript(script, [], { DATABASE_URL: bench.connectionString, ...environment });

test('what was sealed with the previous secret works while that is configured', async () => {
  const { text, recoveryCodes } = await factors.maraWithApp();
  bench.clock.advance(30_000);
  const codes = [{ authenticatorCode: factors.codeOf(text) }, { recoveryCode: recoveryCodes[0] }];
  for (const secondFactor of codes)
    expect(await factors.signInWith(secondFactor, inOverlap())).toMatchObject({ ok: true });

  const pending = await bench.signUp({ ...mara, email: 'jonas.weber@example.com' });
  const code = await bench.newestCode('jonas.weber@example.com');
  expect(await inOverlap().verifyCode(pending.session, { code }, firefox)).toMatchObject({ ok: true });
});

test('after a renewal authenticator apps no longer need the previous secret, and it can be repeated', async () => {
  const { text } = await factors.maraWithApp();
  const environment = { APP_SECRET: next, APP_SECRET_BEFORE: before() };
  const renewed = { code: 0, output: 'Authenticator apps sealed with APP_SECRET: 1.\n', complained: '' };
  expect([await renew(environment), await renew({ APP_SECRET: next })]).toEqual([renewed, renewed]);
  bench.clock.advance(30_000);
  const authenticatorCode = factors.codeOf(text);
  expect(await factors.signInWith({ authenticatorCode }, afterwards())).toMatchObject({ ok: true });
});

test('without the previous secret nothing is changed, and a message says so', async () => {
  const { text } = await factors.maraWithApp();
  expect(await renew({ APP_SECRET: next })).toEqual({
    code: 1,
    output: 'Authenticator apps sealed with APP_SECRET: 0.\n',
    complained:
      'Sealed with another secret, so that no code of theirs fits: 1. Set APP_SECRET_BEFORE to the one before and run this again.\n',
  });
  bench.clock.advance(30_000);
  expect(await factors.signInWith({ authenticatorCode: factors.codeOf(text) })).toMatchObject({ ok: true });
});
