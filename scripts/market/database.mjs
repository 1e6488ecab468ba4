import { startEmbeddedPostgres } from '../../services/postgres/embedded-postgres.ts';
import { Problem } from './problem.mjs';

/**
 * @typedef {object} RunningDatabase
 * @property {string} connectionString
 * @property {boolean} owned
 * @property {Promise<{ problem: Problem, how: string }>} ended never, when DATABASE_URL names it
 * @property {() => Promise<void>} stop
 */

/**
 * The server at DATABASE_URL, otherwise the one installed by npm, with its files in the data folder.
 * @param {string} data
 * @param {string | undefined} given DATABASE_URL
 * @returns {Promise<RunningDatabase>}
 */
export async function startDatabase(data, given) {
  if (given) {
    return {
      connectionString: given,
      owned: false,
      ended: new Promise(() => undefined),
      stop: async () => undefined,
    };
  }
  const { connectionString, owned, gone, stop } = await startEmbeddedPostgres({ dataFolder: data });
  const problem = new Problem(`The database stopped: see its postgres.log in ${data}.`);
  const ended = gone().then(() => ({ problem, how: 'stopped' }));
  return { connectionString, owned, ended, stop };
}
