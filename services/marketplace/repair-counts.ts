import { refuseToStart } from '../http-adapter/index.ts';
import { readDatabaseConfig } from './config.ts';
import { withDatabase } from './database-command.ts';
import { repairListingCounts } from './modules/catalogue/index.ts';
import { createPool, databaseOf } from './platform/db/database.ts';

// `npm run counts:repair`: corrects the stored counts of listings at once, without waiting for the nightly job
// (docs/guides/deploy.md).
const service = 'The repair';

const database = readDatabaseConfig(process.env);
if (!database.ok) refuseToStart(service, database.mistakes);
await withDatabase(service, database.value, async (connectionString) => {
  // Counting a very large market takes longer than the usual limit for statements.
  const pool = createPool(connectionString, { max: 1, statementTimeoutMs: 0 });
  try {
    const wrong = await repairListingCounts(databaseOf(pool));
    process.stdout.write(
      wrong === 0 ? 'The counts of listings are right.\n' : `Counts of listings repaired: ${wrong}.\n`,
    );
  } finally {
    await pool.end();
  }
});
