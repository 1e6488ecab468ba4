import { endOrphans, startService, stopChildren, waitForHealth } from './child.mjs';
import { startDatabase } from './database.mjs';
import { forgetRun, recordRun } from './run-record.mjs';

/**
 * The market's processes, each of which can be restarted separately.
 * @param {{ root: string, data: string }} options
 */
export function openParts({ root, data }) {
  /** @type {import('./child.mjs').Child[]} */
  const children = [];
  /** @type {Promise<import('./database.mjs').RunningDatabase> | null} */
  let database = null;
  /** @type {PromiseWithResolvers<void>} */
  let databaseUp = Promise.withResolvers();

  async function runDatabase() {
    database = startDatabase(data, process.env.DATABASE_URL);
    const { connectionString, ended } = await database;
    databaseUp.resolve();
    const gone = ended.then((death) => {
      database = null;
      databaseUp = Promise.withResolvers();
      return death;
    });
    return { connectionString, ended: gone };
  }

  return {
    /** All running processes, including a build. */
    children,

    /**
     * Starts a service; `ready()` resolves when it is healthy and throws a Problem if it ends before.
     * @param {import('./services.mjs').Service} service
     * @param {{ logs: string, address: string }} run
     * @returns {{ part: import('./supervise.mjs').Part, ready: () => Promise<void> }}
     */
    startService({ name, args, environment, port }, { logs, address }) {
      const start = (/** @type {boolean} */ isRestart) => {
        const child = startService({ root, name, args, environment, logs, isRestart });
        children.push(child);
        recordRun(data, address, children);
        return child;
      };
      let child = start(false);
      const restart = async () => {
        endOrphans(child);
        children.splice(children.indexOf(child), 1);
        // The API begins with a query.
        if (environment.DATABASE_URL !== undefined) await databaseUp.promise;
        child = start(true);
        await waitForHealth(child, port);
        return child.ended;
      };
      return { part: { name, ended: child.ended, restart }, ready: () => waitForHealth(child, port) };
    },

    /** @returns {Promise<{ part: import('./supervise.mjs').Part, connectionString: string }>} */
    async startDatabase() {
      const { connectionString, ended } = await runDatabase();
      const restart = async () => (await runDatabase()).ended;
      return { part: { name: 'database', ended, restart }, connectionString };
    },

    /** Services first, so that they can finish their work; then the database. */
    async stop() {
      await stopChildren(children);
      const running = await database?.catch(() => null); // a start that failed is reported where it was awaited
      await running?.stop();
      if (children.length > 0) forgetRun(data);
    },
  };
}
