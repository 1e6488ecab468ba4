import { refuseToStart } from '../contract/index.ts';
import { readDatabaseConfig } from './config.ts';
import { outageRetryAfterSeconds } from './http/outage.ts';
import { DatabaseStartFailure } from './platform/db/database-start-failure.ts';
import { startEmbeddedPostgres } from './platform/db/embedded-postgres.ts';
import { migrateDown, migrateToLatest, type Migrated } from './platform/db/migrator.ts';

// `npm run migrate`: brings the schema up to date, as every start does; with --down takes the newest migration back.
const service = 'The migration';
const say = (line: string) => process.stdout.write(`${line}\n`);

async function migrate(connectionString: string, isDown: boolean): Promise<void> {
  const migrated: Migrated = await (isDown
    ? migrateDown(connectionString)
    : migrateToLatest(connectionString));
  if (migrated.length === 0)
    say(isDown ? 'There is no migration to take back.' : 'The schema is up to date.');
  for (const name of migrated) say(`${isDown ? 'Taken back' : 'Carried out'}: ${name}`);
}

function explained(error: unknown): string {
  if (error instanceof DatabaseStartFailure) return error.message;
  if (outageRetryAfterSeconds(error) !== null)
    return 'The database that DATABASE_URL names does not answer: start it, or put the address right.';
  return error instanceof Error ? error.message : String(error);
}

const given = process.argv.slice(2);
const unknown = given.filter((argument) => argument !== '--down');
const read = readDatabaseConfig(process.env);
if (unknown.length > 0)
  refuseToStart(service, [`${unknown.join(' ')} is not known: write --down, or nothing.`]);
if (!read.ok) refuseToStart(service, read.mistakes);
const { databaseUrl, dataFolder } = read.value;
try {
  // Beside a running server this finds its database and leaves it running.
  const server = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder }) : null;
  try {
    await migrate(databaseUrl ?? server?.connectionString ?? '', given.includes('--down'));
  } finally {
    await server?.stop();
  }
} catch (error) {
  process.stderr.write(`${service} failed: ${explained(error)}\n`);
  process.exitCode = 1;
}
