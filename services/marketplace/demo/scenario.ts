import { createAccounts, createPasswordHashes } from '../modules/account/index.ts';
import { createAnalytics } from '../modules/analytics/index.ts';
import { createPaymentProvider } from '../modules/payments/index.ts';
import { createPictures } from '../modules/pictures/index.ts';
import type { Config } from '../config.ts';
import { refuseToStart } from '../../http-adapter/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { migrateToLatest } from '../platform/db/migrator.ts';
import { openFileStore } from '../platform/files/index.ts';
import { systemIds } from '../platform/ids.ts';
import { createMailQueue } from '../platform/mail/index.ts';
import { seedCompanyDocuments } from './company-documents.ts';
import { seedDisputePictures } from './bookings/dispute-pictures.ts';
import { seedBookings } from './bookings/seed-bookings.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedPayouts } from './payouts/seed-payouts.ts';
import { seedCommissionInvoices } from './commission-invoices.ts';
import { seedInvoices } from './invoices.ts';
import { seedMarketIdentity } from './market-identity.ts';
import { emptyMarket } from './reset.ts';
import { readScenarioConfig } from './scenario-config.ts';
import { scenarioModules } from './scenario-modules.ts';
import type { Scenario, ScenarioParts } from './scenario-parts.ts';
import { sandboxProblem } from './scenario-sandbox.ts';
import { isScenarioName, scenarios, type ScenarioName } from './scenarios.ts';
import { seedDemo } from './seed.ts';
import { stockDemo } from './stock.ts';
import { seedVisits } from './visits/seed-visits.ts';

/** Empties and refills the demo market and puts it into the named state; returns lines that say what to do next. */
export async function runScenario(name: ScenarioName, parts: ScenarioParts): Promise<readonly string[]> {
  await emptyMarket(parts.db);
  await fillMarket(parts);
  return scenarios[name].arrange(parts);
}

/** Fills an empty market, as for every scenario. */
async function fillMarket(parts: ScenarioParts): Promise<void> {
  await seedDemo({ accounts: createAccounts(parts), clock: parts.clock });
  await seedMarketIdentity(parts);
  const modules = scenarioModules(parts);
  await stockDemo({ ...parts, ...modules });
  await seedCompanyDocuments(parts);
  await seedBookings(parts);
  await seedDisputePictures(parts);
  await seedOrders({ ...parts, orders: modules.orders });
  await seedInvoices(parts);
  await seedPayouts(parts);
  await seedCommissionInvoices(parts);
  await seedVisits(createAnalytics({ ...parts, knownPatterns: [] }));
}

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const listed = (): readonly string[] =>
  Object.entries(scenarios).map(([name, { description }]) => `  ${name.padEnd(28)} ${description}`);

async function runInDatabase(name: ScenarioName, config: Config): Promise<void> {
  // Finds the database of a running server, which is not stopped.
  const server =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataFolder }) : null;
  const connectionString = config.databaseUrl ?? server?.connectionString ?? '';
  try {
    await migrateToLatest(connectionString);
    const db = createDatabase(connectionString, { max: 4 });
    const files = openFileStore({ filesUrl: config.filesUrl, dataFolder: config.dataFolder });
    const lines = await runScenario(name, {
      db,
      clock: systemClock,
      ids: systemIds,
      secrets: config.secrets,
      queueMail: createMailQueue(config),
      publicUrl: config.publicUrl,
      passwords: createPasswordHashes(),
      adminsNeedSecondFactor: false,
      pictures: createPictures({ files, ids: systemIds }),
      files,
      currency: config.currency,
      commissionBps: config.commissionBasisPoints,
      stripe: createPaymentProvider(config.payments),
    });
    await db.destroy();
    say([`The demo market is now: ${scenarios[name].description}`, '', ...lines.map((line) => `- ${line}`)]);
  } finally {
    await server?.stop();
  }
}

/** Runs the scenario, or prints why it can't. */
async function answer(name: string, config: Config): Promise<void> {
  const refused = (lines: readonly string[]) => {
    say(lines);
    process.exitCode = 1;
  };
  if (!isScenarioName(name))
    return refused([name === '' ? 'Which scenario?' : `There is no scenario “${name}”.`, ...listed()]);
  const { isPaid }: Scenario = scenarios[name];
  // Checked before anything is emptied.
  const problem = isPaid ? await sandboxProblem(config.payments.sandboxUrl) : null;
  return problem === null ? runInDatabase(name, config) : refused([problem]);
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  const read = readScenarioConfig(process.env);
  if (!read.ok) refuseToStart('The scenario', read.mistakes);
  await answer(name, read.value);
}
