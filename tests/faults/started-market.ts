import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { preparePlace } from '../../services/postgres/postgres-place.ts';
import { runningPostmaster } from '../../services/postgres/postmaster.ts';
import { freePort } from '../../scripts/free-ports.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const lookAgainMs = 25;

export type PartName = 'marketplace' | 'ai-parser' | 'payments-sandbox' | 'database';

/** The product as run by `npm start`, with its own ports and data. */
export interface StartedMarket {
  readonly origin: string;
  readonly connectionString: string;
  /** The lines on the console. */
  readonly lines: readonly string[];
  /** The process id of a part; null while there is none. */
  pidOf(part: PartName): number | null;
  /** SIGKILL, without waiting. */
  kill(part: PartName): void;
  /** Resolves when the part answers again, in another process than `pid`. */
  isBack(part: PartName, pid: number | null): Promise<void>;
  /** SIGKILL to each new process of the part as soon as it exists, until all processes have ended. */
  killUntilAllEnds(part: PartName): Promise<{ readonly code: number | null; readonly errors: string }>;
  stop(): Promise<void>;
}

export async function startProduct(): Promise<StartedMarket> {
  const data = mkdtempSync(path.join(tmpdir(), 'quayside-parts-'));
  // As root, the database runs as another user, who has to reach its files.
  chmodSync(data, 0o711);
  const [site, parser, sandbox] = [await freePort(), await freePort(), await freePort()];
  const product = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(site),
      AI_PARSER_PORT: String(parser),
      SANDBOX_PORT: String(sandbox),
      QUAYSIDE_DATA: data,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors = text(product.stderr);
  const ended = once(product, 'exit').then(async ([code]) => ({
    code: typeof code === 'number' ? code : null,
    errors: await errors,
  }));
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  createInterface({ input: product.stdout }).on('line', (line) => {
    lines.push(line);
    if (line.startsWith('Quayside is ready')) ready.resolve();
  });
  void ended.then((end) => ready.reject(new Error(`It did not start: ${end.errors}`)));
  await ready.promise;

  const place = preparePlace(data);
  const addresses: Readonly<Record<PartName, string>> = {
    marketplace: `http://127.0.0.1:${site}/ready`,
    'ai-parser': `http://127.0.0.1:${parser}/health`,
    'payments-sandbox': `http://127.0.0.1:${sandbox}/health`,
    database: `http://127.0.0.1:${site}/ready`,
  };
  const pidOf = (part: PartName): number | null => {
    if (part === 'database') return runningPostmaster(place);
    const record = path.join(data, 'run.json');
    if (!existsSync(record)) return null;
    // Safe: written by scripts/market/run-record.mjs.
    const { children } = JSON.parse(readFileSync(record, 'utf8')) as {
      children: { name: string; pid: number }[];
    };
    return children.find(({ name }) => name === part)?.pid ?? null;
  };
  return {
    origin: `http://localhost:${site}`,
    connectionString: `postgresql://app@/quayside?host=${encodeURIComponent(place.socketFolder)}`,
    lines,
    pidOf,
    kill(part) {
      const pid = pidOf(part);
      if (pid === null) throw new Error(`${part} does not run.`);
      process.kill(pid, 'SIGKILL');
    },
    async isBack(part, pid) {
      for (;;) {
        const now = pidOf(part);
        if (now !== null && now !== pid) {
          const answer = await fetch(addresses[part]).catch(() => null);
          if (answer?.ok === true) return;
        }
        if (product.exitCode !== null) throw new Error(`The market ended: ${await errors}`);
        await pause(lookAgainMs);
      }
    },
    async killUntilAllEnds(part) {
      let killed: number | null = null;
      while (product.exitCode === null) {
        const pid = pidOf(part);
        if (pid !== null && pid !== killed) {
          process.kill(pid, 'SIGKILL');
          killed = pid;
        }
        await pause(lookAgainMs);
      }
      return ended;
    },
    async stop() {
      if (product.exitCode === null) product.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
