import { refuseToStart } from '../http-adapter/index.ts';
import { readAppSecrets, readDatabaseConfig, readPublicUrl } from './config.ts';
import { withDatabase } from './database-command.ts';
import { recoverAdmin } from './modules/account/index.ts';
import { systemClock } from './platform/clock.ts';
import { createPool, databaseOf } from './platform/db/database.ts';
import { systemIds } from './platform/ids.ts';
import { createMailQueue } from './platform/mail/index.ts';
import type { AppSecrets } from './platform/secrets.ts';

// `npm run admin:recover -- email`: lets an admin who has lost every second factor sign in again
// (docs/guides/deploy.md).
const service = 'The recovery';
const write = (line: string) => process.stdout.write(`${line}\n`);

async function recover(
  connectionString: string,
  { publicUrl, secrets }: { readonly publicUrl: string; readonly secrets: AppSecrets },
  email: string,
): Promise<void> {
  const pool = createPool(connectionString, { max: 1 });
  try {
    const queueMail = createMailQueue({ secrets, publicUrl });
    const parts = { db: databaseOf(pool), clock: systemClock, ids: systemIds, publicUrl, queueMail };
    const recovered = await recoverAdmin(parts, email);
    if (!recovered.ok) {
      process.stderr.write(`No admin signs in with ${email}. Nothing was changed.\n`);
      process.exitCode = 1;
      return;
    }
    const { url, expiresAt } = recovered.value;
    write(`${recovered.value.email}: second factors removed, signed out everywhere.`);
    write(`Choose a new password until ${expiresAt.toISOString()} (the link was mailed as well):`);
    write(url);
  } finally {
    await pool.end();
  }
}

const [email, ...rest] = process.argv.slice(2);
if (email === undefined || rest.length > 0)
  refuseToStart(service, ['Write the address of one admin: npm run admin:recover -- admin@example.com']);
const database = readDatabaseConfig(process.env);
const site = readPublicUrl(process.env);
const secrets = readAppSecrets(process.env);
if (!database.ok) refuseToStart(service, database.mistakes);
if (!site.ok) refuseToStart(service, site.mistakes);
if (!secrets.ok) refuseToStart(service, secrets.mistakes);
await withDatabase(service, database.value, async (connectionString) =>
  recover(connectionString, { publicUrl: site.value, secrets: secrets.value }, email),
);
