// The API's most frequent operations compared with a bare node:http and pg with the same SQL in the same run
// (docs/quality.md, "Fast"): a catalogue page, a product, adding to the cart, checkout. Uses its own database, servers and
// ports, and cleans up.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createCatalogue } from '../../services/marketplace/modules/catalogue/index.ts';
import { createPool, databaseOf } from '../../services/marketplace/platform/db/database.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../services/postgres/embedded-postgres.ts';
import { migrateToLatest } from '../../services/marketplace/platform/db/migrator.ts';
import { fillCarts, openBuyers } from './api-buyers.mjs';
import { nodeArguments } from '../market/node-arguments.mjs';
import { fillMarket } from './api-market.mjs';
import { freePorts } from './free-ports.mjs';
import { readOptions } from './options.mjs';
import { processorSeconds, processorSecondsWithChildren } from './processor-time.mjs';

const given = readOptions({
  usual: { listings: '1000,10000,100000', seconds: '5', rounds: '5' },
  small: { listings: '100', seconds: '0.1', rounds: '1' },
});
const sizes = given.listings.split(',').map(Number);
const seconds = Number(given.seconds);
const [apiPort, barePort, sandboxPort] = await freePorts(3);
const root = path.resolve(import.meta.dirname, '../..');
// The same as in main.ts, so that both servers have equal connection pools.
const connections = 21;
const [manyClients, fewClients] = [64, 16];
/** At least so much of what the bare server does (docs/quality.md, "Fast"); and no answer in a hundred later than so often the middle one. */
const bars = { 'catalogue page': 0.4, 'one product': 0.3, 'add to cart': 0.2 };
const slowestMost = 5;
/** Alternating rounds, so that other load on the machine affects both equally. */
const rounds = Number(given.rounds);
const departments = ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'];
const [productCount, buyerCount, checkoutsMost] = [200, 500, 400 * seconds];

const started = new Set();
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bench-'));
let server;
try {
  server = await startEmbeddedPostgres({ dataFolder });
  for (const size of sizes) await benchAt(size);
} finally {
  await stop([...started]);
  await server?.stop();
  await removeEmbeddedPostgres(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
}

async function benchAt(size) {
  const connectionString = await newDatabase(`bench_${size}`);
  const database = new pg.Client({ connectionString });
  // After a failure the server stops first: report that failure, not this one.
  database.on('error', () => undefined);
  await database.connect();
  const from = performance.now();
  const goods = await fillMarket(database, size);
  const buyers = await openBuyers(database, buyerCount);
  console.log(`\n${size} listings (made in ${((performance.now() - from) / 1000).toFixed(1)} s)`);

  const sandbox = startService('payments-sandbox', connectionString);
  await untilUp(sandbox, `http://127.0.0.1:${sandboxPort}/health`);
  const apiFrom = performance.now();
  const api = startService('marketplace', connectionString);
  await untilUp(api, `http://127.0.0.1:${apiPort}/ready`);
  const readyMs = performance.now() - apiFrom;
  const bare = keep(
    fork(
      path.join(import.meta.dirname, 'api-bare.mjs'),
      [connectionString, barePort, connections].map(String),
    ),
  );
  const load = keep(fork(path.join(import.meta.dirname, 'api-load.mjs')));
  const idleMb = memoryOf(api.pid);
  const memory = watchMemory(api.pid);

  const some = goods.filter((_, at) => at % Math.ceil(goods.length / productCount) === 0);
  const pages = departments.map((slug) => ({ path: `/api/market/listings?department=${slug}&limit=24` }));
  const products = some.map(({ productId }) => ({ path: `/api/market/products/${productId}` }));
  const reads = await sqlOf(connectionString, some);
  bare.send({ reads });
  await once(bare, 'message');

  const inStock = goods.filter(({ stock }) => stock > 0);
  const additions = buyers.flatMap(({ id, token }, buyer) =>
    [0, 1, 2, 3].map((n) => {
      const { productId, inventoryId } = inStock[(buyer * 4 + n) % inStock.length];
      return {
        method: 'POST',
        path: '/api/carts/add',
        token,
        body: { productId, inventoryId, quantity: 1 },
        bare: { what: 'add', userId: id, inventoryId },
      };
    }),
  );
  await database.query(
    `insert into carts (user_id, id, updated_at) select id, gen_random_uuid(), now() from unnest($1::uuid[]) id`,
    [buyers.map(({ id }) => id)],
  );

  const run = async (port, calls, clients, { isOnce = false, part = 1 } = {}) => {
    const [node, others] = await processorOf(api.pid);
    const result = await runLoad(load, {
      port,
      calls,
      clients,
      isOnce,
      milliseconds: (seconds * 1000) / part,
    });
    const [nodeAfter, othersAfter] = await processorOf(api.pid);
    return { ...result, nodeSeconds: nodeAfter - node, databaseSeconds: othersAfter - others };
  };
  // The first calls compile what all others use.
  for (const port of [barePort, apiPort]) await run(port, [...pages, ...products], fewClients);
  await compare('catalogue page', { run, calls: pages });
  await compare('one product', { run, calls: products });
  await compare('add to cart', { run, calls: additions });
  await compareCheckouts({ run, database, goods: inStock });

  const peakMb = memory.stop();
  const shown = (megabytes) => (megabytes === null ? 'unknown' : `${megabytes.toFixed(0)} MB`);
  console.log(
    `  API ready in ${(readyMs / 1000).toFixed(2)} s (under 1.2${readyMs > 1200 ? ': MISSED' : ''}) with ${shown(idleMb)}, at most ${shown(peakMb)} under load (under 180${(peakMb ?? 0) > 180 ? ': MISSED' : ''}); the machine's load ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`,
  );
  await database.end();
  await stop([load, bare, api, sandbox]);
}

/** What a node and the database have had of the processor, in seconds. */
function processorOf(pid) {
  return Promise.all([processorSeconds(pid), processorSecondsWithChildren(server.pid)]);
}

async function newDatabase(name) {
  const admin = new pg.Client({ connectionString: server.connectionString });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const connectionString = server.connectionString.replace('/quayside?', `/${name}?`);
  await migrateToLatest(connectionString);
  return connectionString;
}

function keep(child) {
  started.add(child);
  return child;
}

async function stop(children) {
  for (const child of children) {
    started.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

function startService(name, connectionString) {
  return keep(
    spawn(process.execPath, [...nodeArguments[name], `services/${name}/main.ts`], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        QUAYSIDE_DATA: dataFolder,
        QUAYSIDE_BUILD: dataFolder,
        PORT: String(apiPort),
        SANDBOX_PORT: String(sandboxPort),
        DATABASE_URL: connectionString,
        LOG_LEVEL: 'error',
        TRUST_PROXY: '127.0.0.1',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}

async function untilUp(child, address) {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`${address} did not start`);
    await pause(10);
  }
}

/** The SQL that the API runs for each endpoint, recorded while it runs. */
async function sqlOf(connectionString, goods) {
  const pool = createPool(connectionString, { max: 1 });
  let taken = [];
  const db = databaseOf(pool, {
    log: ({ query: { sql, parameters } }) => taken.push({ sql, parameters }),
  });
  const catalogue = createCatalogue({ db, clock: { now: () => new Date() }, currency: 'EUR' });
  const reads = {};
  const takeDown = async (address, work) => {
    taken = [];
    await work();
    reads[address] = taken;
  };
  for (const department of departments)
    await takeDown(`/api/market/listings?department=${department}&limit=24`, () =>
      catalogue.searchListings({ department, limit: 24 }),
    );
  for (const { productId } of goods)
    await takeDown(`/api/market/products/${productId}`, () => catalogue.getProduct(productId));
  await db.destroy();
  return reads;
}

async function runLoad(load, work) {
  load.send(work);
  const [answer] = await once(load, 'message');
  if (answer.count === 0)
    throw new Error(`nothing was answered, but refused: ${JSON.stringify(answer.refused)}`);
  return { ...answer, perSecond: answer.count / answer.seconds };
}

function bareCalls(calls) {
  return calls.map((call) =>
    call.bare === undefined ? call : { method: 'POST', path: '/', body: call.bare },
  );
}

async function compare(name, { run, calls }) {
  const bare = bareCalls(calls);
  const [bareMany, apiMany] = [
    await run(barePort, bare, manyClients),
    await run(apiPort, calls, manyClients),
  ];
  const few = { bare: [], api: [] };
  for (let round = 0; round < rounds; round += 1) {
    few.bare.push(await run(barePort, bare, fewClients, { part: rounds }));
    few.api.push(await run(apiPort, calls, fewClients, { part: rounds }));
  }
  print(name, {
    api: { many: apiMany, few: together(few.api) },
    bare: { many: bareMany, few: together(few.bare) },
  });
}

function together(runs) {
  const total = (figure) => runs.reduce((sum, run) => sum + run[figure], 0);
  const refused = Object.assign({}, ...runs.map((run) => run.refused));
  return {
    refused,
    perSecond: total('count') / total('seconds'),
    nodeMs: (total('nodeSeconds') / total('count')) * 1000,
    databaseMs: (total('databaseSeconds') / total('count')) * 1000,
  };
}

/** Every cart is bought once, so that each run has carts of its own. */
async function compareCheckouts({ run, database, goods }) {
  const next = async () => fillCarts(database, await openBuyers(database, checkoutsMost), goods);
  const results = { api: {}, bare: {} };
  for (const [key, clients] of Object.entries({ many: manyClients, few: fewClients })) {
    results.bare[key] = await run(barePort, bareCalls(await next()), clients, { isOnce: true });
    results.api[key] = await run(apiPort, await next(), clients, { isOnce: true });
  }
  for (const side of Object.values(results)) Object.assign(side.few, together([side.few]));
  print('checkout', results);
}

function print(name, { api, bare }) {
  const refused = [api.many, api.few, bare.many, bare.few].flatMap(({ refused }) => Object.entries(refused));
  const ratio = api.few.perSecond / bare.few.perSecond;
  const bar =
    bars[name] === undefined ? '' : ` (at least ${bars[name]}${ratio < bars[name] ? ': MISSED' : ''})`;
  console.log(
    `  ${name.padEnd(15)} ${Math.round(api.few.perSecond)}/s at ${fewClients} clients; bare ${Math.round(bare.few.perSecond)}/s; ratio ${ratio.toFixed(2)}${bar}`,
  );
  console.log(
    `  ${''.padEnd(15)} of the processor for an answer: node ${api.few.nodeMs.toFixed(2)} ms, database ${api.few.databaseMs.toFixed(2)} ms`,
  );
  const output = ({ p50Ms, p99Ms }) =>
    `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms (${(p99Ms / p50Ms).toFixed(1)} ×)`;
  const slow = `under ${slowestMost} ×${api.many.p99Ms > slowestMost * api.many.p50Ms ? ': MISSED' : ''}`;
  console.log(
    `  ${''.padEnd(15)} at ${manyClients} clients ${output(api.many)}, ${slow}; bare ${output(bare.many)}${refused.length > 0 ? `; REFUSED ${JSON.stringify(refused)}` : ''}`,
  );
}

/** What a process has in memory, in MB; null where the system does not say (other than Linux). */
function memoryOf(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    // Not Linux, or just gone.
    return null;
  }
}

/** The most that a process had in memory. */
function watchMemory(pid) {
  let most = null;
  const timer = setInterval(() => {
    const now = memoryOf(pid);
    if (now !== null) most = Math.max(most ?? 0, now);
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
