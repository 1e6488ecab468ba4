import { refuseToStart } from '../http-adapter/index.ts';
import { readAppSecrets, readDatabaseConfig } from './config.ts';
import { withDatabase } from './database-command.ts';
import { resealAuthenticators } from './modules/account/index.ts';
import { resealPushKeys } from './modules/notifications/index.ts';
import { createPool, databaseOf } from './platform/db/database.ts';

// `npm run secrets:renew`: seals with APP_SECRET what APP_SECRET_BEFORE had sealed (docs/guides/deploy.md).
const service = 'The renewal';

const database = readDatabaseConfig(process.env);
const secrets = readAppSecrets(process.env);
if (!database.ok) refuseToStart(service, database.mistakes);
if (!secrets.ok) refuseToStart(service, secrets.mistakes);
await withDatabase(service, database.value, async (connectionString) => {
  const pool = createPool(connectionString, { max: 1 });
  try {
    const parts = { db: databaseOf(pool), secrets: secrets.value };
    const { renewed, lost } = await resealAuthenticators(parts);
    const pushes = await resealPushKeys(parts);
    process.stdout.write(`Authenticator apps sealed with APP_SECRET: ${renewed}.\n`);
    if (pushes === 'renewed') process.stdout.write('The key of pushes is sealed with APP_SECRET.\n');
    const again = 'Set APP_SECRET_BEFORE to the one before and run this again.';
    if (lost > 0)
      process.stderr.write(`Sealed with another secret, so that no code of theirs fits: ${lost}. ${again}\n`);
    if (pushes === 'lost')
      process.stderr.write(
        `The key of pushes is sealed with another secret, so that none can be sent. ${again}\n`,
      );
    if (lost > 0 || pushes === 'lost') process.exitCode = 1;
  } finally {
    await pool.end();
  }
});
