import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '../market/child.mjs';

const shownLines = 120;

/**
 * Runs one npm script with its output in `.cache/stages`; what failed shows the end of its output.
 * @param {import('./stages.mjs').Stage} stage
 * @param {object} context
 * @param {string} context.root
 * @param {NodeJS.ProcessEnv} context.environment
 * @param {Set<import('../market/child.mjs').Child>} context.running gets the process while it runs
 * @param {(text: string) => void} context.say
 * @returns {Promise<import('./summary.mjs').Outcome>}
 */
export async function runStage({ name, script }, { root, environment, running, say }) {
  const logs = path.join(root, '.cache', 'stages');
  mkdirSync(logs, { recursive: true });
  const logName = script.replaceAll(':', '-');
  const startedAt = performance.now();
  const child = startProcess('npm', {
    root,
    environment,
    logs,
    name: logName,
    args: ['run', '--silent', script],
  });
  running.add(child);
  const { exitCode } = await child.ended;
  running.delete(child);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (exitCode === 0) {
    say(`✓ ${name} (${seconds.toFixed(1)} s)`);
    return { name, result: 'passed', seconds };
  }
  const file = path.join('.cache', 'stages', `${logName}.log`);
  const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
  const left = lines.length - shownLines;
  const shown = left > 0 ? [`… ${left} lines before, in ${file}`, ...lines.slice(-shownLines)] : lines;
  say([`✗ ${name} (${seconds.toFixed(1)} s)`, ...shown.map((line) => `  │ ${line}`)].join('\n'));
  return { name, result: 'failed', seconds, note: file };
}
