import { startEmbeddedPostgres } from '../../services/postgres/embedded-postgres.ts';

// A process for a test to kill: starts the database in the given folder, reports that in one line, and stays.
const dataFolder = process.argv[2];
if (dataFolder === undefined) throw new TypeError('usage: hold-postgres <data folder>');
const { pid, adopted, owned } = await startEmbeddedPostgres({ dataFolder, fsync: false });
process.stdout.write(`${JSON.stringify({ pid, adopted, owned })}\n`);
setInterval(() => undefined, 60_000);
