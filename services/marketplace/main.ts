import {
  checksInTime,
  createMetrics,
  listen,
  refuseToStart,
  startErrorReports,
  startTracing,
  stopGracefully,
  type ReadinessCheck,
} from '../http-adapter/index.ts';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { databaseCheck, mailsCheck, schemaCheck } from './http/readiness.ts';
import { measureJobAttempts } from './metrics/job-attempts.ts';
import { measureJobQueue } from './metrics/job-queue.ts';
import { measureLogArchive } from './metrics/log-archive.ts';
import { measureMachineClock } from './metrics/machine-clock.ts';
import { measurePools } from './metrics/pools.ts';
import { measureReplica } from './metrics/replica.ts';
import { measureTrade } from './metrics/trade.ts';
import { apiOf, createModules } from './modules.ts';
import { startDatabaseClock, type DatabaseClock } from './platform/database-clock.ts';
import { createPool, databaseOf } from './platform/db/database.ts';
import { createReplica, replicaTimes } from './platform/db/replica.ts';
import { traceQuery } from './platform/db/trace-queries.ts';
import { readMigrations } from './platform/db/migration-files.ts';
import { migrateToLatest, migrationsFolder } from './platform/db/migrator.ts';
import { checkRole } from './platform/db/working-role.ts';
import {
  diskState,
  localFilesFolder,
  measuredFileStore,
  openFileStore,
  type FileStore,
} from './platform/files/index.ts';
import { systemIds } from './platform/ids.ts';
import { createSharedCounts } from './platform/rate-limits/index.ts';
import { startWorker, type RunningWorker } from './platform/jobs/index.ts';
import { createLive } from './platform/live/index.ts';
import { startNotificationSender, type NotificationSender } from './platform/notifications/index.ts';
import { createLog } from './platform/log.ts';
import { createOutboxMailer, measuredMailer, type Mailer } from './platform/mail/index.ts';
import { createOutgoingCalls } from './platform/outgoing-calls.ts';
import { readRoutePatterns } from './site/renderer.ts';
import { databaseFailure } from './start-failures.ts';

const service = 'The marketplace';
const jobsAtOnce = 4;

const read = readConfig(process.env);
if (!read.ok) refuseToStart(service, read.mistakes);
await run(read.value).catch((error: unknown) => {
  process.stderr.write(`${service} cannot start: ${explained(error)}\n`);
  process.exit(1);
});

function explained(error: unknown): string {
  return databaseFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

// Loaded only by nodes that use it.
async function ownDatabase(dataFolder: string) {
  const { startEmbeddedPostgres } = await import('../postgres/embedded-postgres.ts');
  return startEmbeddedPostgres({ dataFolder });
}

async function smtpMailer({ smtpUrl, from }: Config['mail']): Promise<Mailer | null> {
  if (smtpUrl === null) return null;
  const { createSmtpMailer } = await import('./platform/mail/smtp-mailer.ts');
  return createSmtpMailer({ smtpUrl, from });
}

type Log = ReturnType<typeof createLog>;

/** The database, brought up to date: a pool for calls, one for jobs, and the replica if there is one. */
async function openDatabase(config: Config, log: Log, isTraced: boolean) {
  const server = config.databaseUrl === null ? await ownDatabase(config.dataFolder) : null;
  const connectionString = config.databaseUrl ?? server?.connectionString ?? '';
  const migrated = await migrateToLatest(connectionString);
  if (migrated.length > 0) log.info({ migrated }, 'schema brought up to date');

  const onConnectionLost = (err: Error) => log.warn({ err }, 'a connection to the database broke');
  // One more connection, for listening.
  const pool = createPool(connectionString, { max: config.databaseConnections + 1, onConnectionLost });
  await checkRole(pool);
  const jobsPool = createPool(connectionString, { max: jobsAtOnce + 3, onConnectionLost });
  const db = databaseOf(pool, isTraced ? { log: traceQuery } : {});

  const replicaPool =
    config.replicaUrl === null
      ? null
      : createPool(config.replicaUrl, { max: config.databaseConnections, onConnectionLost, ...replicaTimes });
  const replica =
    replicaPool === null
      ? null
      : createReplica({
          primary: { db, pool },
          pool: replicaPool,
          node: systemIds.newId(),
          log,
          ...(isTraced && { logQueries: traceQuery }),
        });
  // The first check, so that the replica can be used from the first request on.
  await replica?.look();
  return { server, pool, jobsPool, db, replicaPool, replica };
}

/** What a node measures of itself, its connections and the market. */
function measureNode(
  metrics: ReturnType<typeof createMetrics>,
  {
    pool,
    jobsPool,
    replicaPool,
    replica,
    db,
    clock,
  }: Awaited<ReturnType<typeof openDatabase>> & { readonly clock: DatabaseClock },
): void {
  measurePools(metrics, { api: pool, jobs: jobsPool, ...(replicaPool && { replica: replicaPool }) });
  measureReplica(metrics, replica);
  measureJobQueue(metrics, db);
  measureLogArchive(metrics, db);
  measureTrade(metrics, db);
  measureMachineClock(metrics, clock);
}

/** Makes the first admin and the demo market, where they are configured; returns why the node can't start, if so. */
async function fillMarket(
  config: Config,
  modules: ReturnType<typeof createModules>,
  files: FileStore,
): Promise<string | null> {
  if (config.admin) {
    const admin = await modules.accounts.ensureFirstAdmin(config.admin);
    if (!admin.ok)
      return `The first admin could not be made (${admin.error.code}): choose another ADMIN_EMAIL or ADMIN_PASSWORD.`;
  }
  if (config.demo) {
    const { fillDemoMarket } = await import('./demo/fill-market.ts');
    await fillDemoMarket({ modules, files, config });
  }
  return null;
}

function stopOnUnexpectedError(log: Log, stop: () => Promise<void>): void {
  const stopAfter = (message: string) => (err: unknown) => {
    log.fatal({ err }, message);
    process.exitCode = 1;
    void stop();
  };
  process.on('uncaughtException', stopAfter('an error that nobody caught'));
  process.on('unhandledRejection', stopAfter('a promise that nobody awaited'));
}

/** One node of the marketplace, from reading its configuration to its last request. */
async function run(config: Config): Promise<void> {
  const { sentryDsn: dsn, environment, release } = config;
  const errorReports = await startErrorReports({ dsn, environment, release });
  const log = createLog({ level: config.logLevel, errors: errorReports?.stream });
  const tracing = await startTracing({ service: 'marketplace', release, ...config.traces });
  const database = await openDatabase(config, log, tracing !== null);
  const { server, pool, jobsPool, db, replica } = database;
  const clock = await startDatabaseClock({ db, log });
  const parts = { db, clock, ids: systemIds };
  const metrics = createMetrics({ ofProcess: true });
  const calls = createOutgoingCalls(metrics);
  measureNode(metrics, { ...database, clock });
  const mailer = measuredMailer((await smtpMailer(config.mail)) ?? createOutboxMailer(parts), calls);
  const files = measuredFileStore(
    openFileStore({ filesUrl: config.filesUrl, dataFolder: config.dataFolder }),
    calls,
  );
  const filesFolder = localFilesFolder({ filesUrl: config.filesUrl, dataFolder: config.dataFolder });
  const knownPatterns = await readRoutePatterns(config.buildFolder);
  const live = createLive({ pool, log });
  const modules = createModules({
    config,
    knownPatterns,
    platform: { ...parts, files, mailer, log, live, calls, ...(replica && { replicaDb: replica.db }) },
  });

  let worker: RunningWorker | null = null;
  let sender: NotificationSender | null = null;
  const readiness: readonly ReadinessCheck[] = [
    databaseCheck(db),
    schemaCheck(db, Object.keys(await readMigrations(migrationsFolder))),
    { name: 'worker', check: async () => (worker?.takesJobs() ? 'ok' : 'away') },
    mailsCheck(db),
    ...(filesFolder === null ? [] : [{ name: 'disk', check: () => diskState(filesFolder) }]),
  ];
  modules.dashboards.watchParts(checksInTime(readiness));
  const app = await buildApp({
    config,
    log,
    api: apiOf(modules),
    payments: modules.payments,
    notifications: modules.notifications,
    shownTerms: modules.marketSettings.shownTerms,
    beforeClose: live.endAll,
    sharedCounts: createSharedCounts({ db, secrets: config.secrets }),
    readiness,
    metrics,
  });

  const stop = stopGracefully({
    app,
    afterwards: [
      { name: 'notification sender', close: async () => sender?.stop() },
      { name: 'worker', close: async () => worker?.stop() },
      { name: 'mailer', close: async () => mailer.close() },
      { name: 'live events', close: live.close },
      { name: 'clock', close: async () => clock.stop() },
      { name: 'replica', close: async () => replica?.stop() },
      { name: 'connections of the API', close: () => db.destroy() },
      { name: 'connections of the jobs', close: () => jobsPool.end() },
      { name: 'database', close: async () => server?.stop() },
      { name: 'traces', close: async () => tracing?.close() },
      { name: 'error reports', close: async () => errorReports?.close() },
    ],
    exit: (code) => process.exit(process.exitCode ?? code),
  });
  stopOnUnexpectedError(log, stop);

  const unfilled = await fillMarket(config, modules, files);
  if (unfilled !== null) return fail(unfilled);
  const listening = await listen(app, { port: config.port, host: config.host, portVariable: 'PORT' });
  if (!listening.ok) return fail(listening.error);
  sender = startNotificationSender({ db, log, alsoFor: modules.pushes.pushTo });
  const { tasks, cron, repeated } = modules;
  worker = await startWorker({
    pool: jobsPool,
    tasks,
    cron,
    repeated,
    log,
    concurrency: jobsAtOnce,
    onAttempt: measureJobAttempts(metrics),
  });
  log.info(
    { address: listening.value, publicUrl: config.publicUrl, environment: config.environment },
    'ready',
  );

  async function fail(sentence: string): Promise<void> {
    process.stderr.write(`${service} cannot start: ${sentence}\n`);
    process.exitCode = 1;
    await stop();
  }
}
