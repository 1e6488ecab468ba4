// The time for importing 100,000 reviewed rows from the first batch to the commit, compared with COPY of the same rows
// into the same tables, and the latency of a light GET meanwhile (docs/quality.md, "Fast"). Uses its own database, API
// and ports, and cleans up.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { hashToken, newId, newToken } from '../../services/marketplace/platform/ids.ts';
import { nodeArguments } from '../market/node-arguments.mjs';
import { freePorts } from '../free-ports.mjs';
import { apiProgram } from './api-program.mjs';
import { openMarketDatabase } from './database.mjs';
import { readOptions } from './options.mjs';
import { yachtingRows } from './yachting-rows.mjs';

const given = readOptions({
  usual: { rows: '100000', rounds: '3', 'idle-ms': '15000' },
  small: { rows: '1500', rounds: '1', 'idle-ms': '200' },
});
const [rowCount, rounds, idleMs] = [given.rows, given.rounds, given['idle-ms']].map(Number);
const [port] = await freePorts(1);
const batchRows = 1000;
const batchesAtOnce = 2;
const getEveryMs = 10;
const api = `http://127.0.0.1:${port}/api`;
const lightGet = `${api}/settings`;
const root = path.resolve(import.meta.dirname, '../..');

const json = { 'content-type': 'application/json' };

let node;
let market;
let database;
let gets;
try {
  await bench();
} finally {
  await gets?.terminate();
  await database?.end();
  if (node?.exitCode === null) {
    node.kill('SIGTERM');
    await once(node, 'exit');
  }
  await market?.close();
}

async function bench() {
  market = await openMarketDatabase();
  database = new pg.Client({ connectionString: market.connectionString });
  await database.connect();
  await startApi();
  const supplier = await signedInSupplier();
  const batches = bodiesOf(supplier.userId);
  gets = new Worker(new URL('light-gets.mjs', import.meta.url), {
    workerData: { url: lightGet, token: supplier.token, everyMs: getEveryMs },
  });

  await warmUp(supplier, batches);
  const results = [];
  for (let round = 1; round <= rounds; round += 1) {
    await settle();
    await getsSince();
    await pause(idleMs);
    const idle = await getsSince();
    const imported = await importAll(supplier, batches);
    await sameAmount();
    const copySeconds = await copyAgain();
    const { whileStaging, whileCommitting } = imported;
    const during = {
      tookMs: [...whileStaging.tookMs, ...whileCommitting.tookMs],
      others: whileStaging.others + whileCommitting.others,
    };
    const phases = { whileStaging: spread(whileStaging), whileCommitting: spread(whileCommitting) };
    const result = { ...imported, ...phases, copySeconds, idle: spread(idle), during: spread(during) };
    results.push(result);
    print(`round ${round}`, result);
  }
  summary(results);
}

async function startApi() {
  node = spawn(process.execPath, [...nodeArguments.marketplace, await apiProgram()], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      QUAYSIDE_DATA: market.dataFolder,
      QUAYSIDE_BUILD: market.dataFolder,
      PORT: String(port),
      DATABASE_URL: market.connectionString,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    if (node.exitCode !== null) throw new Error('the API did not start');
    await pause(100);
  }
}

async function signedInSupplier() {
  const userId = newId();
  const token = newToken();
  const now = new Date();
  await database.query(
    `insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
     values ($1, 'chandlery@example.com', 'supplier', 'Nadia', 'Serra', 'none', $2, $2)`,
    [userId, now],
  );
  await database.query(
    `insert into vendors (id, opened_by, kind, status, created_at, updated_at)
     values ($1, $1, 'supplier', 'applicant', $2, $2)`,
    [userId, now],
  );
  await database.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, 'bench', $4, $4, $4::timestamptz + interval '1 day')`,
    [newId(), hashToken(token), userId, now],
  );
  return { userId, token };
}

function bodiesOf(supplierId) {
  const rows = yachtingRows(rowCount);
  return Array.from({ length: Math.ceil(rowCount / batchRows) }, (_, at) =>
    JSON.stringify({ supplierId, products: rows.slice(at * batchRows, (at + 1) * batchRows) }),
  );
}

async function call(supplier, method, where, { body, headers, attempt = 1 } = {}) {
  const response = await fetch(`${api}${where}`, {
    method,
    headers: { authorization: `Bearer ${supplier.token}`, ...headers },
    body,
  });
  // On a busy machine the API refuses calls just after its start, with the time for a retry.
  if (response.status === 503 && attempt < 5) {
    await response.text();
    await pause(Number(response.headers.get('retry-after')) * 1000);
    return call(supplier, method, where, { body, headers, attempt: attempt + 1 });
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

async function opened(supplier) {
  const body = new FormData();
  body.append('userId', supplier.userId);
  body.append('file', new Blob(['name,price\nFender F4,89.50\n']), 'prices.csv');
  return (await call(supplier, 'POST', '/inventory/upload', { body })).import.id;
}

function stage(supplier, importId, batches, at) {
  return call(supplier, 'POST', '/inventory/import', {
    body: batches[at],
    headers: { ...json, 'idempotency-key': `${importId}:${at + 1}` },
  });
}

/** The first calls compile what all others use. */
async function warmUp(supplier, batches) {
  const importId = await opened(supplier);
  for (let at = 0; at < Math.min(5, batches.length); at += 1) await stage(supplier, importId, batches, at);
}

async function importAll(supplier, batches) {
  const importId = await opened(supplier);
  const from = performance.now();
  let next = 0;
  const send = async () => {
    for (let at = next++; at < batches.length; at = next++) await stage(supplier, importId, batches, at);
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, send));
  const staged = performance.now();
  const whileStaging = await getsSince();
  await call(supplier, 'POST', `/imports/${importId}/commit`, {
    body: JSON.stringify({ batches: batches.length, rows: rowCount }),
    headers: json,
  });
  const committed = performance.now();
  return {
    whileStaging,
    whileCommitting: await getsSince(),
    stageSeconds: (staged - from) / 1000,
    commitSeconds: (committed - staged) / 1000,
    seconds: (committed - from) / 1000,
  };
}

async function sameAmount() {
  const { rows } = await database.query(
    `select (select count(*)::int from products) as products, (select count(*)::int from inventory_items where status = 'active') as items`,
  );
  if (rows[0].products !== rowCount || rows[0].items !== rowCount)
    throw new Error(`${rowCount} rows were imported as ${JSON.stringify(rows[0])}`);
}

/** Empties the tables, and finishes pending writes. */
async function settle() {
  // With everything that refers to them.
  await database.query('truncate products, inventory_items, import_batches cascade');
  await database.query('vacuum');
  await database.query('checkpoint');
}

/** The rows that the import created, copied into the emptied tables in one transaction. */
async function copyAgain() {
  const tables = ['products', 'inventory_items'];
  const texts = [];
  for (const table of tables)
    texts.push(await Array.fromAsync(database.query(copyTo(`copy ${table} to stdout`))));
  await settle();
  const from = performance.now();
  await database.query('begin');
  for (const [at, table] of tables.entries())
    await pipeline(Readable.from(texts[at]), database.query(copyFrom(`copy ${table} from stdin`)));
  await database.query('commit');
  return (performance.now() - from) / 1000;
}

async function getsSince() {
  const answer = once(gets, 'message');
  gets.postMessage('since');
  const [since] = await answer;
  return since;
}

function spread({ tookMs, others }) {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, others, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: at(1) };
}

function print(name, { stageSeconds, commitSeconds, seconds, copySeconds, idle, ...gets }) {
  const output = ({ p50Ms, p99Ms, mostMs, count, others }) =>
    `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, most ${mostMs.toFixed(0)} ms of ${count}${others ? `, ${others} not answered` : ''}`;
  console.log(`${name}`);
  console.log(
    `  import ${seconds.toFixed(2)} s (staging ${stageSeconds.toFixed(2)}, commit ${commitSeconds.toFixed(2)}), ${Math.round(rowCount / seconds)} rows/s`,
  );
  console.log(
    `  COPY   ${copySeconds.toFixed(2)} s, ${Math.round(rowCount / copySeconds)} rows/s; ratio ${(copySeconds / seconds).toFixed(2)}`,
  );
  console.log(`  GET idle   ${output(idle)}`);
  console.log(
    `  GET during ${output(gets.during)}; ratio of p99 ${(gets.during.p99Ms / idle.p99Ms).toFixed(2)}`,
  );
  console.log(`      staging ${output(gets.whileStaging)}`);
  console.log(`      commit  ${output(gets.whileCommitting)}`);
}

function summary(results) {
  const median = (of) => results.map(of).toSorted((a, b) => a - b)[Math.floor(results.length / 2)];
  const ratio = median(({ copySeconds, seconds }) => copySeconds / seconds);
  const slower = median(({ idle, during }) => during.p99Ms / idle.p99Ms);
  const seconds = median((result) => result.seconds);
  console.log(
    `median of ${results.length}: ${rowCount} rows in ${seconds.toFixed(2)} s, ${Math.round(rowCount / seconds)} rows/s; ` +
      `${ratio.toFixed(2)} of COPY (at least 0.4); p99 of GET ${slower.toFixed(2)} × idle (under 3)`,
  );
}
