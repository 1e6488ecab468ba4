import { runOnce, Logger } from 'graphile-worker';
import { sql } from 'kysely';
import {
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from '../../../../../tests/database/test-database.ts';
import { fixedClock } from '../../../platform/testing/fixed-clock.ts';
import { createPool } from '../../../platform/db/database.ts';
import { systemIds } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import type { MailToQueue } from '../../../platform/mail/index.ts';
import { queuedMails, queueTestMail, testSecrets } from '../../../platform/mail/testing/queued-mails.ts';
import type { Session } from '../index.ts';
import { ok } from '../../../../../src/lib/result.ts';
import { accountTasks, createAccounts, type AccountParts } from '../index.ts';
import { cheapHashes } from '../../../../../tests/cheap-hashes.ts';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';

export const mara = {
  email: 'mara.lindqvist@example.com',
  password: 'seven knots to windward',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  role: 'crew_member',
} as const;

export const firefox = { device: 'Firefox on Windows', network: '192.0.2.17', deviceToken: null } as const;

/** The account module on its own database, or the given one, with a fixed clock and test helpers. */
export async function accountBench({
  database: given,
  ...options
}: Pick<TestDatabaseOptions, 'as'> & { readonly database?: TestDatabase } = {}) {
  const database = given ?? (await createTestDatabase({ max: 20, ...options }));
  const { db } = database;
  const clock = fixedClock('2026-11-20T09:00:00Z');
  const removedPictures: string[] = [];
  const parts: AccountParts = {
    db,
    clock,
    ids: systemIds,
    secrets: testSecrets,
    queueMail: queueTestMail,
    publicUrl: 'https://quayside.example.com',
    passwords: cheapHashes(),
    adminsNeedSecondFactor: false,
    pictures: {
      storePicture: async () => ({ ok: true, value: { fileId: systemIds.newFileId() } }),
      removePicture: async (fileId) => void removedPictures.push(fileId),
    },
  };
  const accounts = createAccounts(parts);
  const tasks = accountTasks(parts);

  const jobs = async <Name extends keyof Jobs>(name: Name): Promise<Jobs[Name][]> => {
    const { rows } = await sql<{ payload: Jobs[Name] }>`
      select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${name} order by j.id`.execute(db);
    return rows.map(({ payload }) => payload);
  };
  const mailsTo = async (address: string): Promise<MailToQueue[]> =>
    (await queuedMails(db)).filter(({ to }) => to === address);
  const newestCode = async (address: string): Promise<string> => {
    const codes = (await mailsTo(address)).flatMap(
      ({ subject }) => /^(\d{6}) is your/.exec(subject)?.[1] ?? [],
    );
    return codes.at(-1) ?? 'no code was sent';
  };

  const sessionOf = async (token: string): Promise<Session> => {
    const found = await accounts.authenticate(token);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const signUp = async (form: Parameters<typeof accounts.signUp>[0] = mara) => {
    const opened = await accounts.signUp(form, firefox);
    if (!opened.ok) throw new Error(opened.error.code);
    const { account, token } = opened.value;
    return { account, token, session: await sessionOf(token) };
  };
  /** From the usual device, for tests of the account only. */
  const verifyCode = async (session: Session, code: string) => {
    const proved = await accounts.verifyCode(session, { code }, firefox);
    return proved.ok ? ok(proved.value.account) : proved;
  };
  const resendCode = (session: Session) => accounts.resendCode(session, firefox);
  const resetPassword = async (form: { readonly token: string; readonly password: string }) => {
    const set = await accounts.resetPassword(form, null);
    return set.ok ? ok(null) : set;
  };
  const prove = async (form: Parameters<typeof accounts.signUp>[0] = mara) => {
    const { token, session } = await signUp(form);
    const proved = await verifyCode(session, await newestCode(form.email));
    if (!proved.ok) throw new Error(proved.error.code);
    return { account: proved.value, token, session: await sessionOf(token) };
  };
  const signIn = async ({ email, password }: { email: string; password: string } = mara) => {
    const opened = await accounts.signIn({ email, password }, firefox);
    if (!opened.ok) throw new Error(opened.error.code);
    return { token: opened.value.token, session: await sessionOf(opened.value.token) };
  };

  /** Runs the module's pending jobs; mails stay in the queue, where `mailsTo` finds them. */
  const workOff = async () => {
    const pool = createPool(database.connectionString, { max: 4 });
    const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
    await runOnce({
      pgPool: pool,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
      taskList: {
        // Safe: `enqueue` wrote it under this name.
        request_password_reset: (payload) =>
          tasks.request_password_reset(payload as Jobs['request_password_reset'], context),
        request_sign_in_link: (payload) =>
          tasks.request_sign_in_link(payload as Jobs['request_sign_in_link'], context),
      },
    });
    await pool.end();
  };
  const cleanUp = () =>
    tasks.clean_up_accounts(
      {},
      { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog },
    );

  /**
   * A gate that opens when `count` callers wait, so that what follows is really simultaneous. Opens that many
   * connections first, otherwise the first caller would finish before the others have theirs.
   */
  const gateFor = (count: number): (() => Promise<void>) => {
    const open = Promise.withResolvers<void>();
    let waiting = 0;
    return async () => {
      waiting += 1;
      if (waiting === count) {
        await Promise.all(Array.from({ length: count }, async () => sql`select pg_sleep(0.05)`.execute(db)));
        open.resolve();
      }
      await open.promise;
    };
  };

  /** An empty database, with the clock at its start. */
  const reset = async () => {
    await emptyTables(db, 'users', 'signUps', 'sessions', 'throttles', 'guessBudgets');
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    clock.set('2026-11-20T09:00:00Z');
    removedPictures.length = 0;
  };

  return {
    accounts,
    parts,
    db,
    clock,
    jobs,
    mailsTo,
    newestCode,
    sessionOf,
    signUp,
    prove,
    verifyCode,
    resendCode,
    resetPassword,
    signIn,
    workOff,
    cleanUp,
    gateFor,
    reset,
    removedPictures,
    connectionString: database.connectionString,
    drop: database.drop,
  };
}

export type AccountBench = Awaited<ReturnType<typeof accountBench>>;
