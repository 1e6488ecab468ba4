import { parseArgs } from 'node:util';
import { refuseToStart } from '../http-adapter/index.ts';
import { readDatabaseConfig } from './config.ts';
import { withDatabase } from './database-command.ts';
import { migrateDown, migrateToLatest, type Migrated } from './platform/db/migrator.ts';

// `npm run migrate`: updates the schema, like every start, and with --for permits a role that does not own it to work
// with it; with --down reverts the newest migration.
const service = 'The migration';
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Asked {
  readonly isDown: boolean;
  readonly workingRole: string | null;
}

/** Null for unknown arguments. */
function askedIn(words: readonly string[]): Asked | null {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { down: { type: 'boolean' }, for: { type: 'string' } },
    });
    if (values.down && values.for !== undefined) return null;
    return { isDown: values.down ?? false, workingRole: values.for ?? null };
  } catch {
    return null;
  }
}

async function migrate(connectionString: string, { isDown, workingRole }: Asked): Promise<void> {
  const migrated: Migrated = await (isDown
    ? migrateDown(connectionString)
    : migrateToLatest(connectionString, { workingRole }));
  if (migrated.length === 0)
    say(isDown ? 'There is no migration to take back.' : 'The schema is up to date.');
  for (const name of migrated) say(`${isDown ? 'Reversed' : 'Carried out'}: ${name}`);
  if (workingRole !== null) say(`${workingRole} may work with it.`);
}

const given = process.argv.slice(2);
const asked = askedIn(given);
if (asked === null)
  refuseToStart(service, [`${given.join(' ')} is not known: write --for ROLE, --down, or nothing.`]);
const read = readDatabaseConfig(process.env);
if (!read.ok) refuseToStart(service, read.mistakes);
await withDatabase(service, read.value, async (connectionString) => migrate(connectionString, asked));
