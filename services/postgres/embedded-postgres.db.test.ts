import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readProcess } from './postgres-process.ts';

const isRoot = process.getuid?.() === 0;
let base: string;
let dataFolder: string;
let others: ChildProcess[];

beforeEach(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'quayside-embedded-'));
  await chmod(base, 0o711);
  dataFolder = path.join(base, 'data');
  others = [];
});
afterEach(async () => {
  for (const other of others.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  await removeEmbeddedPostgres(dataFolder);
  await rm(base, { recursive: true });
});

const start = async (folder = dataFolder): ReturnType<typeof startEmbeddedPostgres> =>
  startEmbeddedPostgres({ dataFolder: folder, fsync: false });

async function ask(connectionString: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Another process that starts the database and never stops it; resolves when it is started. */
async function startElsewhere(): Promise<{ child: ChildProcess; pid: number; owned: boolean }> {
  const script = path.resolve('tests/database/hold-postgres.ts');
  const child = spawn(process.execPath, [script, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, ...JSON.parse(String(line)) };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('data survives a stop and a start', async () => {
  const first = await start();
  await ask(first.connectionString, 'create table boats as select 7 as berth');
  await first.stop();
  expect(readProcess(first.pid)).toBe(null);
  const second = await start();
  expect(await ask(second.connectionString, 'select berth from boats')).toBe(7);
  expect({ adopted: second.adopted, owned: second.owned }).toEqual({ adopted: false, owned: true });
  await second.stop();
});

test('it listens only on its socket, syncs to the disk, and does not run as root', async () => {
  const { connectionString, stop, pid } = await startEmbeddedPostgres({ dataFolder });
  expect(await ask(connectionString, "select current_setting('listen_addresses')")).toBe('');
  expect(await ask(connectionString, "select current_setting('fsync')")).toBe('on');
  expect(await ask(connectionString, "select current_database() || ' ' || current_user")).toBe(
    'quayside app',
  );
  const uid = Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
  if (isRoot) expect(uid).toBeGreaterThanOrEqual(55_000);
  else expect(uid).toBe(process.getuid?.());
  await stop();
});

test('the server of a killed process is adopted, and stopped by the process that adopted it', async () => {
  const killed = await startElsewhere();
  await kill(killed.child);
  const next = await start();
  expect({ pid: next.pid, adopted: next.adopted, owned: next.owned }).toEqual({
    pid: killed.pid,
    adopted: true,
    owned: true,
  });
  await next.stop();
  expect(readProcess(next.pid)).toBe(null);
});

test('the server of a living process is used, and not stopped', async () => {
  const first = await startElsewhere();
  const second = await start();
  expect({ pid: second.pid, adopted: second.adopted, owned: second.owned }).toEqual({
    pid: first.pid,
    adopted: true,
    owned: false,
  });
  await second.stop();
  expect(await ask(second.connectionString, 'select 1')).toBe(1);
});

test('a killed server recovers', async () => {
  const killed = await start();
  await ask(killed.connectionString, 'create table boats as select 7 as berth');
  process.kill(killed.pid, 'SIGKILL');
  await killed.gone();
  const next = await start();
  expect(await ask(next.connectionString, 'select berth from boats')).toBe(7);
  await next.stop();
});

test('a server restarts when the last worker of the killed one has ended', async () => {
  const killed = await start();
  const client = new Client({ connectionString: killed.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const worker: unknown = (await client.query('select pg_backend_pid()')).rows[0]?.pg_backend_pid;
  process.kill(Number(worker), 'SIGSTOP');
  process.kill(killed.pid, 'SIGKILL');
  await killed.gone();
  const next = start();
  const log = path.join(dataFolder, 'postgres', 'postgres.log');
  await expect
    .poll(async () => readFile(log, 'utf8'), { timeout: 60_000 })
    .toContain('pre-existing shared memory block');
  process.kill(Number(worker), 'SIGCONT');
  const { connectionString, stop } = await next;
  expect(await ask(connectionString, 'select 1')).toBe(1);
  await stop();
});

test('a server restarts when the parent of the killed one has reaped it', async () => {
  const { child, pid } = await startElsewhere();
  child.kill('SIGSTOP');
  process.kill(pid, 'SIGKILL');
  const next = start();
  const log = path.join(dataFolder, 'postgres', 'postgres.log');
  await expect
    .poll(async () => readFile(log, 'utf8'), { timeout: 60_000 })
    .toContain('lock file "postmaster.pid" already exists');
  child.kill('SIGCONT');
  expect(await ask((await next).connectionString, 'select 1')).toBe(1);
});

test('three processes that start a new database at once share one server', async () => {
  const servers = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
  expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
  expect(servers.filter(({ owned }) => owned)).toHaveLength(1);
});

test("two data folders have two servers, and as root neither user reads the other's files", async () => {
  const second = path.join(base, 'second');
  const [one, two] = await Promise.all([start(), start(second)]);
  await ask(one.connectionString, 'create table boats ()');
  expect(await ask(two.connectionString, "select to_regclass('boats')")).toBe(null);
  if (isRoot) {
    const file = path.join(dataFolder, 'postgres', 'cluster', 'PG_VERSION');
    await expect(ask(two.connectionString, `select pg_read_file('${file}')`)).rejects.toMatchObject({
      code: '42501',
    });
  }
  await Promise.all([one.stop(), two.stop()]);
});

describe('the remains of an interrupted or copied run', () => {
  test('an unfinished cluster is removed', async () => {
    const unfinished = path.join(dataFolder, 'postgres-unfinished.999999999');
    await mkdir(path.join(unfinished, 'base'), { recursive: true });
    await chmod(dataFolder, 0o711);
    await (await start()).stop();
    expect(await readdir(dataFolder)).toEqual(['postgres']);
  });

  test('a server’s process id that now belongs to another program does no harm', async () => {
    const first = await start();
    await first.stop();
    const cluster = path.join(dataFolder, 'postgres', 'cluster');
    const lock = `${process.pid}\n${cluster}\n1\n5432\n`;
    await writeFile(path.join(cluster, 'postmaster.pid'), lock);
    await writeFile(path.join(dataFolder, 'postgres', 'socket', '.s.PGSQL.5432.lock'), lock);
    await writeFile(path.join(dataFolder, 'postgres', 'socket', '.s.PGSQL.5432'), '');
    const second = await start();
    expect(second.adopted).toBe(false);
    await second.stop();
  });

  test('a data folder copied while its server ran gets its own server', async () => {
    const first = await start();
    await ask(first.connectionString, 'checkpoint');
    const copy = path.join(base, 'copy');
    await cp(dataFolder, copy, { recursive: true, filter: (source) => !source.endsWith('.s.PGSQL.5432') });
    await chmod(copy, 0o711);
    if (isRoot) await giveLike(dataFolder, copy);
    const second = await start(copy);
    expect({ adopted: second.adopted, same: second.pid === first.pid }).toEqual({
      adopted: false,
      same: false,
    });
    await Promise.all([first.stop(), second.stop()]);
  });

  // As root, cp gives the copies to root, unlike `cp -a`.
  async function giveLike(from: string, to: string): Promise<void> {
    const done = spawn('chown', ['-R', `--reference=${from}/postgres/cluster`, `${to}/postgres/cluster`]);
    await once(done, 'exit');
  }
});

test('a folder with a long name gets its socket elsewhere', async () => {
  dataFolder = path.join(base, 'a-folder-with-a-name-that-goes-on-and-on'.repeat(3));
  const { connectionString, stop } = await start();
  expect(await ask(connectionString, 'select 1')).toBe(1);
  await stop();
  const again = await start();
  expect(await ask(again.connectionString, 'select 1')).toBe(1);
  await again.stop();
});

test('a file in place of the data folder is reported in one sentence', async () => {
  const file = path.join(base, 'file');
  await writeFile(file, '');
  await expect(start(path.join(file, 'data'))).rejects.toMatchObject({
    name: 'DatabaseStartFailure',
    message: `${path.join(file, 'data')} can't be a folder because a file is in its way: set QUAYSIDE_DATA to another.`,
  });
});

describe.runIf(isRoot)('root, in a folder that is closed to others', () => {
  test('the database is outside, and starts empty if the data folder is deleted', async () => {
    const closed = path.join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    dataFolder = path.join(closed, 'data');
    const usual = process.umask(0o077);
    const first = await start();
    process.umask(usual);
    await ask(first.connectionString, 'create table boats ()');
    await first.stop();
    const outside = (await readFile(path.join(dataFolder, 'postgres-location'), 'utf8')).trim();
    expect(await readdir(dataFolder)).toEqual(['postgres-location']);

    const again = await start();
    expect(await ask(again.connectionString, "select to_regclass('boats')::text")).toBe('boats');
    await again.stop();

    await rm(dataFolder, { recursive: true });
    const anew = await start();
    expect(await ask(anew.connectionString, "select to_regclass('boats')")).toBe(null);
    await anew.stop();
    await rm(`${outside}.old`, { recursive: true });
  });

  test('it works with a strict umask', async () => {
    const usual = process.umask(0o077);
    const { stop } = await start();
    await stop();
    expect(process.umask(usual)).toBe(0o077);
  });

  test('a copied data folder does not share the database it points to', async () => {
    const closed = path.join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    dataFolder = path.join(closed, 'data');
    await (await start()).stop();
    const copy = path.join(closed, 'copy');
    await cp(dataFolder, copy, { recursive: true });
    await expect(start(copy)).rejects.toThrow(
      `${copy} is a copy of ${dataFolder} and would share its database: delete ${copy} to start with a new one.`,
    );
  });
});

describe.runIf(!isRoot)('a plain user', () => {
  test('a read-only folder is reported in one sentence', async () => {
    await mkdir(dataFolder, { mode: 0o500 });
    await expect(start()).rejects.toThrow(
      `${dataFolder} can't be written by this user: give it the right owner or set QUAYSIDE_DATA to another folder.`,
    );
    await chmod(dataFolder, 0o700);
  });
});
