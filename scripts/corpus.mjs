// Scores the parser on a folder of real lists outside the repository, which has files/, manifest.json and score.mjs:
//   npm run corpus -- <folder> [--only d01,d02] [--brief]        (or PARSER_CORPUS=<folder> npm run corpus)
// Prints what is whole by format and by language, what is wrong in which file, what changed since the last run, how many
// of the right and wrong values were called sure, and what of the answers stands nowhere in the lines they cite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { answersOf } from './corpus/answers.mjs';
import { printReport } from './corpus/report.mjs';
import { startParser } from './parser-process.mjs';
import { freePort } from './free-ports.mjs';

const root = path.resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const valueOf = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const given = args.find((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--only');
const folder = given ?? process.env.PARSER_CORPUS;
const score = folder && path.resolve(folder, 'score.mjs');
const lastPath = path.join(root, '.cache', 'corpus.json');
/** As many as the cores of the machines that run it: each reading uses one. */
const runs = 2;

const isThere =
  score !== undefined &&
  (await access(score).then(
    () => true,
    () => false,
  ));

if (isThere) await run();
else {
  console.error('Name a folder with files/, manifest.json and score.mjs, or set PARSER_CORPUS to it.');
  process.exitCode = 1;
}

async function run() {
  const { files } = JSON.parse(await readFile(path.resolve(folder, 'manifest.json'), 'utf8'));
  const only = valueOf('--only')?.split(',');
  const wanted = only ? files.filter(({ id }) => only.includes(id)) : files;
  const parser = await startParser({ port: await freePort() });
  const tap = await startTap(parser.url);
  try {
    const rows = (await Promise.all((await parts(wanted)).map((ids) => scored(ids, tap.url)))).flat();
    const last = await readFile(lastPath, 'utf8').then(JSON.parse, () => ({}));
    const byId = new Map(files.map((file) => [file.id, file]));
    const answers = answersOf(wanted, tap.bodies);
    printReport({ rows, files: byId, last, answers, isBrief: args.includes('--brief') });
    const kept = Object.fromEntries(
      rows.map(({ id, whole, right, fields }) => [id, { whole, right, fields }]),
    );
    await mkdir(path.dirname(lastPath), { recursive: true });
    await writeFile(lastPath, JSON.stringify({ ...last, ...kept }));
    process.exitCode = 0;
  } finally {
    tap.close();
    await parser.stop();
  }
}

/** The files in as many parts as runs, each with about as much to read; pictures take longest. */
async function parts(files) {
  const weights = await Promise.all(
    files.map(async ({ id, file, format }) => {
      const { size } = await stat(path.resolve(folder, 'files', file));
      return { id, weight: size + (['jpg', 'png'].includes(format) ? 1e7 : 0) };
    }),
  );
  const found = Array.from({ length: runs }, () => ({ ids: [], weight: 0 }));
  for (const { id, weight } of weights.sort((a, b) => b.weight - a.weight)) {
    const [least] = found.sort((a, b) => a.weight - b.weight);
    least.ids.push(id);
    least.weight += weight;
  }
  return found.map(({ ids }) => ids).filter((ids) => ids.length > 0);
}

async function scored(ids, url) {
  const program = [score, '--url', url, '--only', ids.join(','), '--json'];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(printed).rows;
}

/** Passes requests on to the parser, and stores its answers by the name of the sent file. */
async function startTap(target) {
  const bodies = new Map();
  const server = createServer((request, response) => {
    pass(request, response).catch((error) => response.destroy(error));
  });
  async function pass(request, response) {
    const sent = [];
    for await (const piece of request) sent.push(piece);
    const body = Buffer.concat(sent);
    const name = /filename="([^"]*)"/u.exec(body.toString('utf8', 0, 2_000))?.[1] ?? '';
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const answer = await fetch(`${target}${request.url}`, { method: 'POST', headers, body });
    const answered = await answer.text();
    bodies.set(name, answered);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, bodies, close: () => server.close() };
}
