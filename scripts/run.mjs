import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './market/build.mjs';
import { prepareDataFolder } from './market/data-folder.mjs';
import { readyNotice } from './market/notice.mjs';
import { openParts } from './market/parts.mjs';
import { choosePorts, explainTakenPort } from './market/ports.mjs';
import { describeProblem, Problem } from './market/problem.mjs';
import { endPreviousRun } from './market/run-record.mjs';
import { servicesFor } from './market/services.mjs';
import { supervise } from './market/supervise.mjs';

// The second half of `npm start`, on the pinned Node: the whole market on this machine, until Ctrl-C.
const root = fileURLToPath(new URL('..', import.meta.url));
const isDev = process.argv.includes('--dev');
const command = isDev ? 'npm run dev' : 'npm start';
const data = path.resolve(process.env.QUAYSIDE_DATA || path.join(root, 'data'));

const parts = openParts({ root, data });
/** @type {Promise<void> | null} */
let stopped = null;
const stopping = new AbortController();

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @param {number} exitCode */
function leave(exitCode) {
  stopping.abort();
  stopped ??= parts.stop().then(
    () => process.exit(exitCode),
    (error) => {
      process.stderr.write(`${describeProblem(error)}\n`);
      process.exit(1);
    },
  );
  return stopped;
}

let askedAt = 0;
function onSignal() {
  // In a terminal one Ctrl-C arrives twice: from the terminal, and passed on by npm.
  const isSecond = stopped !== null && performance.now() - askedAt > 700;
  if (stopped === null) {
    askedAt = performance.now();
    say('\nStopping…');
    void leave(0);
  } else if (isSecond) {
    say('Stopping at once.');
    for (const { signal } of parts.children) signal('SIGKILL');
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
process.on('disconnect', onSignal); // the first half was killed
process.channel?.unref();

async function run() {
  const startedAt = performance.now();
  const chosen = choosePorts(process.env);
  if (chosen.problem !== null) throw new Problem(chosen.problem);
  const { ports } = chosen;
  const address = `http://localhost:${ports[0]?.port}`;
  const logs = prepareDataFolder(data);
  await endPreviousRun(data);
  const taken = await explainTakenPort(ports, command);
  if (taken !== null) throw new Problem(taken);

  if (!isDev) await build({ root, logs, children: parts.children, say });
  if (stopping.signal.aborted) return;
  const { apart, marketplace } = await servicesFor({ ports, isDev, address, data });
  const started = apart.map((service) => parts.startService(service, { logs, address }));
  const database = await parts.startDatabase();
  if (stopping.signal.aborted) return;
  // It updates the schema and fills the demo market before it listens.
  started.push(parts.startService(marketplace(database.connectionString), { logs, address }));
  await Promise.all(started.map(({ ready }) => ready()));
  if (stopping.signal.aborted) return;
  const seconds = (performance.now() - startedAt) / 1_000;
  say(readyNotice({ root, address, data, smtpUrl: process.env.SMTP_URL, seconds }));

  await supervise([database.part, ...started.map(({ part }) => part)], { say, signal: stopping.signal });
}

try {
  await run();
} catch (error) {
  // During a stop, ended processes are expected.
  if (!stopping.signal.aborted) {
    process.stderr.write(`${describeProblem(error)}\n`);
    await leave(1);
  }
}
