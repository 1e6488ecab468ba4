import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode } from '../install/skipped-scripts.mjs';
import { lastLines, openLog } from './logs.mjs';
import { Problem } from './problem.mjs';

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {Promise<{ exitCode: number | null, problem: Problem, how: string }>} ended resolves when the process is gone, with what to say if it should not be: `how` is "was ended by SIGKILL"
 * @property {(signal: NodeJS.Signals) => void} signal
 * @property {() => boolean} isRunning
 */

// A service lets requests in flight finish for ten seconds.
const stopLimitMs = 15_000;

/**
 * Starts a service on the pinned Node, with its output in `<logs>/<name>.log`; it stops automatically when this
 * process is killed.
 * @param {Start & { readonly root: string }} start
 * @returns {Child}
 */
export const startService = (start) =>
  startProcess(
    pinnedNode(start.root),
    { ...start, args: ['--import', leaveWithParent, ...start.args] },
    'ipc',
  );

/**
 * @typedef {object} Start
 * @property {string} root the working folder
 * @property {string} name
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} environment
 * @property {string} logs
 * @property {boolean} [isRestart] goes on in the log of the process before
 */

/**
 * @param {string} program
 * @param {Start} start
 * @param {'ipc' | 'ignore'} channel
 * @returns {Child}
 */
export function startProcess(
  program,
  { root, name, args, environment, logs, isRestart = false },
  channel = 'ignore',
) {
  const log = openLog(logs, name, isRestart);
  const child = spawn(program, args, {
    cwd: root,
    // The log is read without a terminal.
    env: { ...environment, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', log.descriptor, log.descriptor, channel],
    // A separate process group: Ctrl-C only reaches the start script, which stops the others in order.
    detached: true,
  });
  closeSync(log.descriptor);
  /** @type {Child['ended']} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {number | null} */ exitCode, /** @type {string} */ how) =>
      resolve({
        exitCode,
        how,
        problem: new Problem(`${name} ${how}; the end of ${log.file}:`, lastLines(log.file)),
      });
    child.once('error', (error) => end(null, `can't be started (${error.message})`));
    child.once('exit', (code, signal) =>
      end(code, signal === null ? `ended with code ${code}` : `was ended by ${signal}`),
    );
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const signal = (/** @type {NodeJS.Signals} */ which) => {
    // The whole group: npm and `node --watch` have children of their own.
    if (isRunning() && child.pid !== undefined) process.kill(-child.pid, which);
  };
  return { name, pid: child.pid ?? 0, ended, signal, isRunning };
}

const leaveWithParent = new URL('leave-with-parent.mjs', import.meta.url).href;

/**
 * Ends what a dead process has left running: `node --watch` has a child that would occupy its port.
 * @param {Pick<Child, 'pid' | 'isRunning'>} child
 */
export function endOrphans({ pid, isRunning }) {
  if (pid === 0 || isRunning()) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Usually its group is empty.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Stops all of them and waits until they have ended; after 15 s they are killed.
 * @param {readonly Child[]} children
 */
export async function stopChildren(children) {
  for (const { signal } of children) signal('SIGTERM');
  const kill = setTimeout(() => children.forEach(({ signal }) => signal('SIGKILL')), stopLimitMs);
  await Promise.all(children.map(({ ended }) => ended));
  clearTimeout(kill);
}

/**
 * Resolves when the service is healthy; throws a Problem if it exits before, or does not answer for two minutes.
 * @param {Child} child
 * @param {number} port
 */
export async function waitForHealth(child, port) {
  const end = performance.now() + 120_000;
  while (performance.now() < end) {
    const answer = await Promise.race([child.ended, isHealthy(port)]);
    if (typeof answer === 'object') throw answer.problem;
    if (answer) return;
    await delay(50);
  }
  throw new Problem(`${child.name} doesn't answer on port ${port}: see its log in the data folder.`);
}

/** @param {number} port */
async function isHealthy(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not yet: the loop's limit decides
  }
}
