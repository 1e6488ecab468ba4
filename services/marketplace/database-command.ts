import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { Config } from './config.ts';
import { databaseFailure } from './start-failures.ts';

const explained = (error: unknown): string =>
  databaseFailure(error) ?? (error instanceof Error ? error.message : String(error));

/**
 * Runs a command on the database: the configured one, or the embedded one, which is left running if it was. A failure
 * is reported in one line.
 */
export async function withDatabase(
  command: string,
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  run: (connectionString: string) => Promise<void>,
): Promise<void> {
  try {
    const server = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder }) : null;
    try {
      await run(databaseUrl ?? server?.connectionString ?? '');
    } finally {
      await server?.stop();
    }
  } catch (error) {
    process.stderr.write(`${command} failed: ${explained(error)}\n`);
    process.exitCode = 1;
  }
}
