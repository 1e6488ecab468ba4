import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { freePort } from '../../scripts/free-ports.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const patience = { timeout: 60_000, interval: 100 };

let database: TestDatabase;
let data: string;
beforeAll(async () => {
  database = await createTestDatabase();
  data = await mkdtemp(path.join(tmpdir(), 'quayside-commands-'));
});
afterAll(async () => {
  await database.drop();
  await rm(data, { recursive: true });
});

// A supervisor only knows npm's process: a shell in between would not pass on the signal.
it.each([
  ['api', 'PORT', '/ready'],
  ['parser', 'AI_PARSER_PORT', '/health'],
  ['sandbox', 'SANDBOX_PORT', '/health'],
])('SIGTERM to “npm run %s” ends the service, too', async (command, portName, answersAt) => {
  const port = await freePort();
  const npm = spawn('npm', ['run', command], {
    cwd: root,
    env: {
      ...process.env,
      [portName]: String(port),
      DATABASE_URL: database.connectionString,
      QUAYSIDE_DATA: data,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const ended = once(npm, 'exit');
  const answers = async () =>
    (await fetch(`http://127.0.0.1:${port}${answersAt}`).catch(() => null))?.ok ?? false;
  await expect.poll(answers, patience).toBe(true);
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(answers, patience).toBe(false);
});
