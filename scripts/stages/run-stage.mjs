import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endOrphans, startProcess, stopChildren } from '../market/child.mjs';
import { brokeDown } from './broken-engine.mjs';
import { becomesSilent } from './silence.mjs';

const shownLines = 120;
/** A browser occasionally dies without ending a test: the test runner waits for it forever, and prints nothing. */
const silentMs = 10 * 60_000;

/**
 * Runs one npm script with its output in `.cache/stages`; a failure shows the end of its output.
 * @param {import('./stages.mjs').Stage} stage
 * @param {object} context
 * @param {string} context.root
 * @param {NodeJS.ProcessEnv} context.environment
 * @param {Set<import('../market/child.mjs').Child>} context.running gets the process while it runs
 * @param {(text: string) => void} context.say
 * @returns {Promise<Omit<import('./summary.mjs').Outcome, 'begunAt'>>}
 */
export async function runStage({ name, script, inBrowser = false }, { root, environment, running, say }) {
  const logs = path.join(root, '.cache', 'stages');
  mkdirSync(logs, { recursive: true });
  const logName = script.replaceAll(':', '-');
  const startedAt = performance.now();
  const start = { root, environment, logs, name: logName, args: ['run', '--silent', script] };
  let exitCode = await runOnce(start, running, inBrowser);
  if (exitCode === 'silent') {
    say(`… ${name} printed nothing for ${silentMs / 60_000} minutes, and is run once more`);
    exitCode = await runOnce(start, running, false);
  }
  const file = path.join('.cache', 'stages', `${logName}.log`);
  if (exitCode !== 0 && brokeDown(readFileSync(path.join(root, file), 'utf8'))) {
    say(`… the engine broke down in ${name}, which is run once more`);
    exitCode = await runOnce(start, running, false);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  if (exitCode === 0) {
    say(`✓ ${name} (${seconds.toFixed(1)} s)`);
    return { name, result: 'passed', seconds };
  }
  const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
  const left = lines.length - shownLines;
  const shown = left > 0 ? [`… ${left} lines before, in ${file}`, ...lines.slice(-shownLines)] : lines;
  say([`✗ ${name} (${seconds.toFixed(1)} s)`, ...shown.map((line) => `  │ ${line}`)].join('\n'));
  return { name, result: 'failed', seconds, note: file };
}

/**
 * @param {Parameters<typeof startProcess>[1]} start
 * @param {Set<import('../market/child.mjs').Child>} running
 * @param {boolean} mayFallSilent
 * @returns {Promise<number | null | 'silent'>} its exit code; null where a signal ended it
 */
async function runOnce(start, running, mayFallSilent) {
  const child = startProcess('npm', start);
  running.add(child);
  const over = new AbortController();
  const ended = child.ended.then(({ exitCode }) => exitCode);
  const silent = becomesSilent(path.join(start.logs, `${start.name}.log`), { silentMs, signal: over.signal });
  const how = await Promise.race(mayFallSilent ? [ended, silent] : [ended]);
  over.abort();
  if (how === true) {
    await stopChildren([child]);
    endOrphans(child);
  }
  running.delete(child);
  return how === true ? 'silent' : await ended;
}
