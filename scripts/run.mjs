import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './market/build.mjs';
import { startService, stopChildren, waitForHealth } from './market/child.mjs';
import { prepareDataFolder } from './market/data-folder.mjs';
import { startDatabase } from './market/database.mjs';
import { readyNotice } from './market/notice.mjs';
import { choosePorts, explainTakenPort } from './market/ports.mjs';
import { describeProblem, Problem } from './market/problem.mjs';
import { endPreviousRun, forgetRun, recordRun } from './market/run-record.mjs';
import { servicesFor } from './market/services.mjs';

// The second half of `npm start`, on the pinned Node: the whole market on this machine, until Ctrl-C.
const root = fileURLToPath(new URL('..', import.meta.url));
const isDev = process.argv.includes('--dev');
const command = isDev ? 'npm run dev' : 'npm start';
const data = path.resolve(process.env.QUAYSIDE_DATA || path.join(root, 'data'));

/** @type {import('./market/child.mjs').Child[]} */
const children = [];
/** @type {Promise<import('./market/database.mjs').RunningDatabase> | null} */
let database = null;
/** @type {Promise<void> | null} */
let stopping = null;

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

// Services first, so that they can finish what they do; then the database.
async function stopEverything() {
  await stopChildren(children);
  const running = await database?.catch(() => null); // a start that failed is reported where it was awaited
  await running?.stop();
  if (children.length > 0) forgetRun(data);
}

/** @param {number} exitCode */
function leave(exitCode) {
  stopping ??= stopEverything().then(
    () => process.exit(exitCode),
    (error) => {
      process.stderr.write(`${describeProblem(error)}\n`);
      process.exit(1);
    },
  );
  return stopping;
}

let address = '';
let askedAt = 0;
function onSignal() {
  // In a terminal one Ctrl-C arrives twice: from the terminal, and passed on by npm.
  const isSecond = stopping !== null && performance.now() - askedAt > 700;
  if (stopping === null) {
    askedAt = performance.now();
    say('\nStopping…');
    void leave(0);
  } else if (isSecond) {
    say('Stopping at once.');
    for (const { signal } of children) signal('SIGKILL');
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
process.on('disconnect', onSignal); // the first half was killed
process.channel?.unref();

/** @type {{ child: import('./market/child.mjs').Child, port: number }[]} */
const started = [];

/**
 * @param {import('./market/services.mjs').Service} service
 * @param {string} logs
 */
function start({ name, args, environment, port }, logs) {
  const child = startService({ root, name, args, environment, logs });
  children.push(child);
  started.push({ child, port });
  recordRun(data, address, children);
}

async function run() {
  const startedAt = performance.now();
  const chosen = choosePorts(process.env);
  if (chosen.problem !== null) throw new Problem(chosen.problem);
  const { ports } = chosen;
  address = `http://localhost:${ports[0]?.port}`;
  const logs = prepareDataFolder(data);
  await endPreviousRun(data);
  const taken = await explainTakenPort(ports, command);
  if (taken !== null) throw new Problem(taken);

  if (!isDev) await build({ root, logs, children, say });
  if (stopping) return;
  const { apart, marketplace } = await servicesFor({ ports, isDev, address, data });
  for (const service of apart) start(service, logs);
  database = startDatabase(data, process.env.DATABASE_URL);
  const { connectionString, ended } = await database;
  if (stopping) return;
  // It brings the schema up to date and fills the demo market before it listens.
  start(marketplace(connectionString), logs);
  await Promise.all(started.map(({ child, port }) => waitForHealth(child, port)));
  if (stopping) return;
  const seconds = (performance.now() - startedAt) / 1_000;
  say(readyNotice({ root, address, data, smtpUrl: process.env.SMTP_URL, seconds }));

  const { problem } = await Promise.race([ended, ...started.map(({ child }) => child.ended)]);
  throw problem;
}

try {
  await run();
} catch (error) {
  // While stopping, a process that ends is what was asked for.
  if (!stopping) {
    process.stderr.write(`${describeProblem(error)}\n`);
    await leave(1);
  }
}
