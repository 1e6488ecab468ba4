import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shareBench } from '../../tests/database/share-bench.ts';
import { runScript } from '../../tests/run-script.ts';
import { accountBench, mara, type AccountBench } from './modules/account/testing/account-bench.ts';
import { secondFactorBench } from './modules/account/testing/second-factor-bench.ts';
import { createAccounts } from './modules/account/index.ts';

const script = fileURLToPath(new URL('./recover-admin.ts', import.meta.url));

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const recover = (given: readonly string[]) =>
  runScript(script, given, {
    DATABASE_URL: bench.connectionString,
    PUBLIC_URL: 'https://quayside.example.com',
    APP_SECRET: bench.parts.secrets.current,
  });

test('lets an admin who has lost every factor sign in again, and writes that to the audit log', async () => {
  const factors = secondFactorBench(bench);
  const { session, token } = await factors.maraWithApp();
  await bench.db.updateTable('users').set({ role: 'admin' }).execute();
  bench.clock.set(new Date().toISOString());

  const { code, output, complained } = await recover([mara.email]);
  expect([code, complained]).toEqual([0, '']);
  const link = /https:\/\/quayside\.example\.com\/reset-password#token=([\w-]{43})/.exec(output)?.[1] ?? '';
  expect(output).toContain(`${mara.email}: second factors removed, signed out everywhere.`);
  const mail = (await bench.mailsTo(mara.email)).at(-1);
  expect(mail?.text).toContain(link);
  expect((await bench.accounts.authenticate(token)).ok).toBe(false);

  const password = 'nine knots to leeward';
  expect(await bench.resetPassword({ token: link, password })).toMatchObject({ ok: true });
  const accounts = createAccounts({ ...bench.parts, adminsNeedSecondFactor: true });
  const signedIn = await accounts.signIn(
    { email: mara.email, password },
    { device: 'Firefox on Windows', network: '192.0.2.17', deviceToken: null },
  );
  expect(signedIn).toMatchObject({ ok: true, value: { account: { secondFactor: 'due' } } });
  const audited = await bench.db.selectFrom('auditLog').selectAll().execute();
  expect(audited).toMatchObject([
    { actorId: null, act: 'recover_admin', subjectKind: 'user', subjectId: session.userId },
  ]);
});

test('changes nothing without an address, or for one that is not an admin’s', async () => {
  const factors = secondFactorBench(bench);
  await factors.maraWithApp();
  expect(await Promise.all([recover([mara.email]), recover([])])).toEqual([
    {
      code: 1,
      output: '',
      complained: `No admin signs in with ${mara.email}. Nothing was changed.\n`,
    },
    {
      code: 78,
      output: '',
      complained:
        'The recovery cannot start:\n- Write the address of one admin: npm run admin:recover -- admin@example.com\n',
    },
  ]);
  expect(await factors.signInWith()).toMatchObject({ error: { code: 'SECOND_FACTOR_NEEDED' } });
});
