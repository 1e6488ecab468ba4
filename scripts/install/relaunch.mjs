import { spawn } from 'node:child_process';
import path from 'node:path';
import { setUp } from './set-up.mjs';
import { pinnedNode } from './skipped-scripts.mjs';

/**
 * Sets up and runs `script` on the pinned Node, in a child that receives this process's signals and whose exit code
 * becomes this one's.
 * @param {string} root
 * @param {string} script
 * @param {readonly string[]} args
 */
export function setUpAndRun(root, script, args) {
  const problem = setUp(root);
  if (problem !== null) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  const node = pinnedNode(root);
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(node, [script, ...args], {
    // The IPC channel closes when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [bin, process.env.PATH].join(path.delimiter) },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(
      `The pinned Node doesn't run here (${error.message}): type npm ci and start again.\n`,
    );
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal !== null) process.stderr.write(`Quayside was ended by ${signal}.\n`);
    process.exit(code ?? 1);
  });
}
