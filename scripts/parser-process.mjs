// Starts a parser on a port, for scripts that send it requests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeArguments } from './market/node-arguments.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Starts a parser and waits until it answers. */
export async function startParser({ port }) {
  const child = spawn(process.execPath, [...nodeArguments['ai-parser'], 'services/ai-parser/main.ts'], {
    cwd: root,
    env: { ...process.env, AI_PARSER_PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (;;) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return { url, pid: child.pid, stop };
    if (child.exitCode !== null) throw new Error('The parser did not start.');
    await pause(50);
  }
}
