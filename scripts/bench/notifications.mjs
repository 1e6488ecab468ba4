// The delay of notifications with a thousand open streams on one API, and the memory of the streams; and the cost for a
// transaction of writing notifications, if the sender notifies, or each transaction itself. Uses its own database,
// server and port, and cleans up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { nodeArguments } from '../market/node-arguments.mjs';
import { openBuyers } from './api-buyers.mjs';
import { freePorts } from '../free-ports.mjs';
import { apiProgram } from './api-program.mjs';
import { openMarketDatabase } from './database.mjs';
import { readOptions } from './options.mjs';

const given = readOptions({
  usual: { streams: '1000', events: '1000', seconds: '5' },
  small: { streams: '20', events: '20', seconds: '0.2' },
});
const [streams, events, seconds] = [given.streams, given.events, given.seconds].map(Number);
const [port] = await freePorts(1);
const root = path.resolve(import.meta.dirname, '../..');
const clients = 16;

let market;
let api;
try {
  market = await openMarketDatabase();
  const database = new pg.Client({ connectionString: market.connectionString });
  // After a failure the server stops first: report that failure, not this one.
  database.on('error', () => undefined);
  await database.connect();
  const people = await openBuyers(database, streams);
  await benchWriting(people);
  await database.query('truncate notifications');
  await benchStreams(database, people);
  await database.end();
} finally {
  if (api && api.exitCode === null) {
    api.kill('SIGTERM');
    await once(api, 'exit');
  }
  await market?.close();
}

/** Transactions of several clients at once, each of which changes its own row and writes two notifications. */
async function benchWriting(people) {
  const written = `insert into notifications (user_id, kind, title, path, created_at)
    values ($1, 'order', 'Your order is placed', '/crew/dashboard', now()), ($2, 'order', 'New order', '/crew/dashboard', now())`;
  const ways = {
    'no notifications': [],
    'with notifications, which the sender announces': [written],
    'with notifications, each transaction announcing its own': [
      written,
      `select pg_notify('bench', $1 || $2)`,
    ],
  };
  console.log(`Transactions a second, of ${clients} clients:`);
  for (const [way, statements] of Object.entries(ways)) {
    const pool = new pg.Pool({ connectionString: market.connectionString, max: clients });
    const until = performance.now() + seconds * 1000;
    let count = 0;
    const client = async (place) => {
      const connection = await pool.connect();
      const pair = [people[place % people.length].id, people[(place + clients) % people.length].id];
      while (performance.now() < until) {
        await connection.query('begin');
        await connection.query('update users set updated_at = now() where id = $1', [pair[0]]);
        for (const statement of statements) await connection.query(statement, pair);
        await connection.query('commit');
        count += 1;
      }
      connection.release();
    };
    await Promise.all(Array.from({ length: clients }, (_, place) => client(place)));
    await pool.end();
    console.log(`  ${(count / seconds).toFixed(0)} ${way}`);
  }
}

async function benchStreams(database, people) {
  api = spawn(process.execPath, [...nodeArguments.marketplace, await apiProgram()], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      QUAYSIDE_DATA: market.dataFolder,
      QUAYSIDE_BUILD: market.dataFolder,
      PORT: String(port),
      DATABASE_URL: market.connectionString,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.ok) {
    if (api.exitCode !== null) throw new Error('the API did not start');
    await pause(20);
  }
  const idleMb = memoryOf(api.pid);
  const arrived = new Map();
  const opened = await Promise.all(people.map((person, at) => follow(person, at, arrived)));
  await pause(1000);
  const openMb = memoryOf(api.pid);
  console.log(
    `${streams} streams open: ${(openMb - idleMb).toFixed(0)} MB more than the ${idleMb.toFixed(0)} MB of the API without them`,
  );

  const one = [];
  for (let event = 0; event < events; event += 1) {
    const { id } = people[(event * 7) % people.length];
    const title = `one ${event}`;
    await write(database, [id], title);
    one.push({ title, from: performance.now() });
    await pause(5);
  }
  await until(() => arrived.size >= events);
  say(
    `${events} notifications, each for one person`,
    one.map(({ title, from }) => arrived.get(title)[0] - from),
  );
  const from = performance.now();
  await write(
    database,
    people.map(({ id }) => id),
    'all',
  );
  const written = performance.now();
  await until(() => (arrived.get('all')?.length ?? 0) >= streams);
  say(
    `one for each of ${streams} people at once (written in ${(written - from).toFixed(0)} ms)`,
    arrived.get('all').map((at) => at - written),
  );
  console.log(
    `afterwards the API has ${memoryOf(api.pid).toFixed(0)} MB; the machine's load is ${os.loadavg()[0].toFixed(1)} on ${os.availableParallelism()} cores`,
  );
  for (const request of opened) request.destroy();
}

function write(database, userIds, title) {
  return database.query(
    `insert into notifications (user_id, kind, title, path, created_at)
     select id, 'order', $2, '/crew/dashboard', now() from unnest($1::uuid[]) id`,
    [userIds, title],
  );
}

/** Resolves to the request once its stream has begun; arriving notifications are stored by title, with the time. */
function follow(person, at, arrived) {
  return new Promise((resolve, reject) => {
    const request = http.get(
      {
        port,
        host: '127.0.0.1',
        path: '/api/notifications/stream',
        agent: false,
        headers: {
          authorization: `Bearer ${person.token}`,
          // Each from a separate address, like users.
          'x-forwarded-for': `10.0.${Math.floor(at / 200)}.${at % 200}`,
        },
      },
      (response) => {
        if (response.statusCode === 503) {
          // Too many at once for a busy machine: they reconnect, like browsers.
          response.resume();
          return resolve(pause(1000).then(() => follow(person, at, arrived)));
        }
        if (response.statusCode !== 200)
          return reject(new Error(`a stream was answered ${response.statusCode}`));
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          const now = performance.now();
          const parts = (text + chunk).split('\n\n');
          text = parts.pop();
          for (const part of parts) {
            if (part.startsWith('event: begin')) resolve(request);
            const title = /"title":"([^"]*)"/.exec(part)?.[1];
            if (title !== undefined) arrived.set(title, [...(arrived.get(title) ?? []), now]);
          }
        });
        response.on('error', () => undefined);
      },
    );
    request.on('error', reject);
  });
}

async function until(isDone) {
  for (let tries = 0; !isDone(); tries += 1) {
    if (tries > 3000) throw new Error('not everything arrived within half a minute');
    await pause(10);
  }
}

function say(what, tookMs) {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
  console.log(`${what}: half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`);
}

/** Resident memory in megabytes; NaN if the system does not report it. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
