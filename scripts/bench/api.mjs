// The API's most frequent operations, at several sizes of the market, compared with a bare node:http and pg with the
// least SQL that could answer (docs/quality.md, "Fast"): a catalogue page, a product, words, adding to the cart,
// checkout without the provider's call. Uses its own database, servers and ports, and cleans up.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { writeSearchCursor } from '../../services/marketplace/modules/catalogue/search/search.domain.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../services/postgres/embedded-postgres.ts';
import { migrateToLatest } from '../../services/marketplace/platform/db/migrator.ts';
import { apiProgram } from './api-program.mjs';
import { fillCarts, openBuyers } from './api-buyers.mjs';
import { nodeArguments, nodeEnvironment } from '../market/node-arguments.mjs';
import { fillMarket } from './api-market.mjs';
import { freePorts } from '../free-ports.mjs';
import { readOptions } from './options.mjs';
import { yachtingRows } from './yachting-rows.mjs';
import { processorSeconds, processorSecondsWithChildren } from './processor-time.mjs';

const given = readOptions({
  usual: { listings: '1000,10000,100000', seconds: '5', rounds: '5' },
  small: { listings: '100', seconds: '0.1', rounds: '1' },
});
const sizes = given.listings.split(',').map(Number);
const seconds = Number(given.seconds);
const root = path.resolve(import.meta.dirname, '../..');
/** The last run's results, so that the next one can show changes. */
const lastResult = path.join(root, '.cache/bench-api.json');
// The same as in main.ts, so that both servers have equal connection pools.
const connections = 21;
const [manyClients, fewClients] = [64, 16];
/**
 * The required share of the bare server's throughput (docs/quality.md, "Fast"), and the maximum ratio of the 99th
 * percentile to the median.
 */
const bars = { 'catalogue page': 0.4, 'one product': 0.3, 'add to cart': 0.2, checkout: 0.1 };
const slowestMost = 5;
/** The maximum ratio of a search's 99th percentile to that of a department's page, at the same size. */
const slowestAsPageMost = { 'search by words': 3, 'misspelt words': 8 };
/** The duration of the warm-up, as a multiple of a measurement's seconds. */
const warmUp = given.isSmall ? 0.2 : 2;
/** Alternating rounds, so that other load on the machine affects all sizes and both servers equally. */
const rounds = Number(given.rounds);
const departments = ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'];
const [addressCount, buyerCount, checkoutsMost] = [1000, 500, Math.ceil(300 * seconds)];

const program = await apiProgram();
const started = new Set();
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bench-'));
let server;
try {
  server = await startEmbeddedPostgres({ dataFolder });
  const markets = [];
  for (const size of sizes) markets.push(await openMarket(size));
  await benchAll(markets);
} finally {
  await stop([...started]);
  await server?.stop();
  await removeEmbeddedPostgres(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
}

/** A market with this many listings, its API and a bare server, and the requests to both. */
async function openMarket(size) {
  const connectionString = await newDatabase(`bench_${size}`);
  const database = new pg.Client({ connectionString });
  // After a failure the server stops first: report that failure, not this one.
  database.on('error', () => undefined);
  await database.connect();
  const from = performance.now();
  const goods = await fillMarket(database, size);
  const buyers = await openBuyers(database, buyerCount);
  console.log(`${size} listings made in ${((performance.now() - from) / 1000).toFixed(1)} s`);

  const [apiPort, barePort] = await freePorts(2);
  const apiFrom = performance.now();
  const api = startApi({ connectionString, apiPort });
  await untilUp(api, `http://127.0.0.1:${apiPort}/ready`);
  const readyMs = performance.now() - apiFrom;
  const bare = keep(
    fork(
      path.join(import.meta.dirname, 'api-bare.mjs'),
      [connectionString, barePort, connections].map(String),
    ),
  );
  await once(bare, 'message');
  const load = keep(fork(path.join(import.meta.dirname, 'api-load.mjs')));
  const idleMb = memoryOf(api.pid);
  const memory = watchMemory(api.pid);

  const calls = {
    'catalogue page': await pageCalls(database, addressCount),
    'one product': goods.slice(0, addressCount).map(productCall),
    facets: facetCalls(),
    'search by words': wordCalls().right,
    'misspelt words': wordCalls().misspelt,
    'add to cart': additionCalls(
      buyers,
      goods.filter(({ stock }) => stock > 0),
    ),
  };
  await database.query(
    `insert into carts (user_id, id, updated_at) select id, gen_random_uuid(), now() from unnest($1::uuid[]) id`,
    [buyers.map(({ id }) => id)],
  );

  const run = async (side, asked, clients, { isOnce = false, share = 1 } = {}) => {
    const [node, others] = await processorOf(api.pid);
    const result = await runLoad(load, {
      port: side === 'api' ? apiPort : barePort,
      calls: side === 'api' ? asked : bareCalls(asked),
      clients,
      isOnce,
      milliseconds: seconds * 1000 * share,
    });
    const [nodeAfter, othersAfter] = await processorOf(api.pid);
    return { ...result, nodeSeconds: nodeAfter - node, databaseSeconds: othersAfter - others };
  };
  // A new node compiles at every call, and each of its connections plans: the benchmark measures one that has been
  // running for a while.
  for (const side of ['bare', 'api'])
    for (const asked of Object.values(calls)) await run(side, asked, fewClients, { share: warmUp });
  const close = async () => {
    await database.end();
    await stop([load, bare, api]);
  };
  return { size, calls, run, close, database, goods, readyMs, idleMb, api, memory };
}

async function benchAll(markets) {
  const before = existsSync(lastResult) ? JSON.parse(readFileSync(lastResult, 'utf8')) : {};
  const results = {};
  for (const name of Object.keys(markets[0].calls))
    results[name] = await compare(markets, (market) => () => market.calls[name]);
  results.checkout = await compare(markets, checkoutCalls, { isOnce: true });
  for (const [name, bySize] of Object.entries(results)) print(name, bySize, before[name] ?? {});
  for (const [name, most] of Object.entries(slowestAsPageMost)) printAsPage(name, most, results);
  if (!given.isSmall) {
    mkdirSync(path.dirname(lastResult), { recursive: true });
    writeFileSync(lastResult, JSON.stringify({ ...before, ...kept(results, before) }, null, 2));
    console.log(`\nkept in ${path.relative(root, lastResult)}: the next run says what has changed since`);
  }
  console.log();
  for (const market of markets) {
    const { size, readyMs, idleMb, memory } = market;
    const peakMb = memory.stop();
    const shown = (megabytes) => (megabytes === null ? 'unknown' : `${megabytes.toFixed(0)} MB`);
    console.log(
      `  API ready in ${(readyMs / 1000).toFixed(2)} s (under 1.2${readyMs > 1200 ? ': MISSED' : ''}) at ${size} listings, with ${shown(idleMb)}, at most ${shown(peakMb)} under load (under 180${(peakMb ?? 0) > 180 ? ': MISSED' : ''}); the machine's load ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`,
    );
    await market.close();
  }
}

/** Pages throughout each department, by name and by price, each with its own address. */
async function pageCalls(database, count) {
  const each = Math.ceil(count / departments.length / 2);
  const calls = [];
  for (const department of departments)
    for (const [sort, key] of [
      ['best', 'sort_name'],
      ['price', 'price_minor'],
    ]) {
      const { rows } = await database.query(
        `select id, out_of_stock as "isOut", key from (
           select id, out_of_stock, ${key} as key, row_number() over places as place, count(*) over () as total
           from market_listings where departments @> array[$1::text] window places as (order by out_of_stock, ${key}, id)
         ) placed where place % greatest(24, total / $2::integer) = 0 order by place limit $2`,
        [department, each],
      );
      for (const { id, isOut, key: value } of rows) {
        const cursor = writeSearchCursor(sort, 'all', { rank: 0, isOut, key: value, id });
        calls.push({
          path: `/api/market/listings?department=${department}&sort=${sort}&limit=24&cursor=${cursor}`,
          bare: { what: 'page', key, values: [isOut, value, id, department] },
        });
      }
    }
  return calls;
}

function productCall({ productId }) {
  return {
    path: `/api/market/products/${productId}`,
    bare: { what: 'product', values: [productId] },
  };
}

/** The filters of each department, alone and with one of its categories. */
function facetCalls() {
  return departments.flatMap((department) =>
    [null, ...new Set(yachtingRows(1000).map(({ category }) => category))].map((category) => ({
      path: `/api/market/listings/facets?department=${department}${category === null ? '' : `&category=${encodeURIComponent(category)}`}`,
      bare: { what: 'facets', values: [department] },
    })),
  );
}

/** One, two, and three words, as users search; and two of which one lacks a letter. */
function wordCalls() {
  const [right, misspelt] = [new Set(), new Set()];
  for (const { name, brand, category, partNumber } of yachtingRows(1000)) {
    const [, good] = name.split(' ');
    for (const each of [good, `${brand} ${good}`, name, category, partNumber]) right.add(each);
    misspelt.add(`${brand} ${good.slice(0, 2)}${good.slice(3)}`);
  }
  const callsOf = (asked) =>
    [...asked].slice(0, addressCount).map((q) => ({
      path: `/api/market/listings?q=${encodeURIComponent(q)}&limit=24`,
      bare: { what: 'words', values: [q] },
    }));
  return { right: callsOf(right), misspelt: callsOf(misspelt) };
}

function additionCalls(buyers, goods) {
  // As the site adds without a cart on the screen; nobody adds two items at once.
  return [0, 1, 2, 3].flatMap((n) =>
    buyers.map(({ id, token }, buyer) => {
      const { productId, inventoryId } = goods[(buyer * 4 + n) % goods.length];
      return {
        method: 'POST',
        path: '/api/carts/add',
        token,
        headers: { prefer: 'return=minimal' },
        body: { productId, inventoryId, quantity: 1 },
        bare: { what: 'add', userId: id, inventoryId },
      };
    }),
  );
}

/** Every cart is bought once, so each run has its own. */
function checkoutCalls({ database, goods }) {
  const inStock = goods.filter(({ stock }) => stock > 0);
  return async () => fillCarts(database, await openBuyers(database, checkoutsMost), inStock);
}

/** In rounds, each of which uses each market's two servers. */
async function compare(markets, callsOf, { isOnce = false } = {}) {
  const sides = markets.map((market) => ({
    market,
    next: callsOf(market),
    runs: { bare: [], api: [] },
    many: {},
  }));
  for (const { market, next, many } of sides)
    for (const side of ['bare', 'api'])
      many[side] = await market.run(side, await next(), manyClients, { isOnce });
  for (let round = 0; round < rounds; round += 1)
    for (const { market, next, runs } of sides)
      for (const side of ['bare', 'api'])
        runs[side].push(await market.run(side, await next(), fewClients, { isOnce, share: 1 / rounds }));
  return sides.map(({ market, runs, many }) => ({
    size: market.size,
    bare: { many: many.bare, few: together(runs.bare) },
    api: { many: many.api, few: together(runs.api) },
  }));
}

/** The processor time of a node and the database, in seconds. */
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

function startApi({ connectionString, apiPort }) {
  const withoutProvider = ['--import', './scripts/bench/api-without-provider.mjs'];
  const serviceArguments = [...nodeArguments.marketplace, ...withoutProvider, program];
  return keep(
    spawn(process.execPath, serviceArguments, {
      cwd: root,
      env: {
        ...nodeEnvironment.marketplace,
        PATH: process.env.PATH,
        QUAYSIDE_DATA: dataFolder,
        QUAYSIDE_BUILD: dataFolder,
        PORT: String(apiPort),
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

async function runLoad(load, work) {
  load.send(work);
  const [answer] = await once(load, 'message');
  if (answer.count === 0)
    throw new Error(`nothing was answered, but refused: ${JSON.stringify(answer.refused)}`);
  return { ...answer, perSecond: answer.count / answer.seconds };
}

function bareCalls(calls) {
  return calls.map(({ bare }) => ({ method: 'POST', path: '/', body: bare }));
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

function ratioOf({ api, bare }) {
  return api.few.perSecond / bare.few.perSecond;
}

/** How much slower it is than at the smallest size. */
function growthOf(result, [smallest]) {
  return smallest.api.few.perSecond / result.api.few.perSecond;
}

function kept(results, before) {
  return Object.fromEntries(
    Object.entries(results).map(([name, bySize]) => [
      name,
      {
        ...before[name],
        ...Object.fromEntries(
          bySize.map((result) => [result.size, { ratio: ratioOf(result), growth: growthOf(result, bySize) }]),
        ),
      },
    ]),
  );
}

function print(name, bySize, before) {
  const bar = bars[name];
  console.log(`\n${name}${bar === undefined ? '' : ` (at least ${bar} of the least SQL)`}`);
  for (const result of bySize) {
    const { size, api, bare } = result;
    const refused = [api.many, api.few, bare.many, bare.few].flatMap((each) => Object.entries(each.refused));
    const [ratio, growth, was] = [ratioOf(result), growthOf(result, bySize), before[size]];
    console.log(
      `  ${String(size).padStart(8)} ${Math.round(api.few.perSecond)}/s at ${fewClients} clients; least SQL ${Math.round(bare.few.perSecond)}/s; ratio ${ratio.toFixed(2)}${ratio < bar ? ' MISSED' : ''}; ${growth.toFixed(2)} × slower than at ${bySize[0].size}${was ? `; before ${was.ratio.toFixed(2)}, ${was.growth.toFixed(2)} ×` : ''}`,
    );
    console.log(
      `  ${''.padEnd(8)} of the processor for an answer: node ${api.few.nodeMs.toFixed(2)} ms, database ${api.few.databaseMs.toFixed(2)} ms`,
    );
    const output = ({ p50Ms, p99Ms }) =>
      `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms (${(p99Ms / p50Ms).toFixed(1)} ×)`;
    const slow = `under ${slowestMost} ×${api.many.p99Ms > slowestMost * api.many.p50Ms ? ': MISSED' : ''}`;
    console.log(
      `  ${''.padEnd(8)} at ${manyClients} clients ${output(api.many)}, ${slow}; bare ${output(bare.many)}${refused.length > 0 ? `; REFUSED ${JSON.stringify(refused)}` : ''}`,
    );
  }
}

/** The 99th percentile of searches, compared with that of a department's page. */
function printAsPage(name, most, results) {
  const shown = results[name].map(({ size, api }, at) => {
    const times = api.many.p99Ms / results['catalogue page'][at].api.many.p99Ms;
    return `${times.toFixed(1)} × at ${size}${times > most ? ' MISSED' : ''}`;
  });
  console.log(`\n${name}: p99 as that of a catalogue page (at most ${most} ×): ${shown.join(', ')}`);
}

/** A process's memory in MB; null if the system does not report it (other than Linux). */
function memoryOf(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    // Not Linux, or just ended.
    return null;
  }
}

/** A process's peak memory. */
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
