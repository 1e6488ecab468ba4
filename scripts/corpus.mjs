// Scores the parser on a folder of real lists outside the repository: `PARSER_CORPUS=<folder> npm run corpus [-- --only
// d01]`. The folder has files/, manifest.json and score.mjs; arguments after `--` are passed to the score.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { startParser } from './parser-process.mjs';

const folder = process.env.PARSER_CORPUS;
const score = folder && path.resolve(folder, 'score.mjs');
const isThere =
  score !== undefined &&
  (await access(score).then(
    () => true,
    () => false,
  ));

if (isThere) await run();
else {
  console.error('Set PARSER_CORPUS to a folder with files/, manifest.json and score.mjs.');
  process.exitCode = 1;
}

async function run() {
  const parser = await startParser({ port: await freePort() });
  try {
    const program = [score, '--url', parser.url, ...process.argv.slice(2)];
    const child = spawn(process.execPath, program, { stdio: 'inherit', cwd: folder });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await parser.stop();
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
