import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from './problem.mjs';
import { restartPolicy } from './restart-policy.mjs';

/**
 * @typedef {{ problem: Problem, how: string }} Death `how` is "was ended by SIGKILL"
 * @typedef {object} Part
 * @property {string} name
 * @property {Promise<Death>} ended resolves when it is gone, however that came about
 * @property {() => Promise<Death>} restart starts it again and resolves when it is gone again; throws what a user can fix if it does not come up
 */

/**
 * @typedef {object} Options
 * @property {(line: string) => void} say
 * @property {AbortSignal} signal
 * @property {() => number} [now] in milliseconds
 * @property {(pauseMs: number) => Promise<unknown>} [pause]
 */

const clock = () => performance.now();

/**
 * Restarts each part that dies, with a message for each death. Throws a Problem if one dies five times within a minute,
 * and resolves when `signal` aborts: then they are stopped on purpose.
 * @param {readonly Part[]} parts each of them ready
 * @param {Options} options
 */
export async function supervise(parts, options) {
  const { signal } = options;
  if (signal.aborted) return;
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await Promise.race([stopped, ...parts.map((part) => keepRunning(part, options))]);
}

/**
 * @param {Part} part
 * @param {Options} options
 * @returns {Promise<void>}
 */
async function keepRunning({ name, ended, restart }, { say, signal, now = clock, pause = delay }) {
  const policy = restartPolicy();
  let death = await ended;
  while (!signal.aborted) {
    const verdict = policy.died(now());
    if (verdict.kind === 'give up') throw tooManyDeaths(name, verdict.deaths, death.problem);
    const { deaths, deathsMax, pauseMs } = verdict;
    say(`${name} ${death.how}. Starting it again; the others keep running (${deaths} of ${deathsMax - 1}).`);
    await pause(pauseMs);
    if (signal.aborted) return;
    death = await restart().catch((/** @type {unknown} */ error) => ({
      problem: problemOf(error),
      how: 'did not come up',
    }));
  }
}

/** @param {unknown} error */
function problemOf(error) {
  // The database's own failures are sentences too.
  if (error instanceof Problem) return error;
  if (error instanceof Error && error.name === 'DatabaseStartFailure')
    return new Problem(error.message, typeof error.cause === 'string' ? error.cause : '');
  throw error;
}

/**
 * @param {string} name
 * @param {number} deaths
 * @param {Problem} last
 */
const tooManyDeaths = (name, deaths, last) =>
  new Problem(
    `${name} stopped ${deaths} times within a minute, so everything is stopped. The last time: ${last.message}`,
    last.detail,
  );
