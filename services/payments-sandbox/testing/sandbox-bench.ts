import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import Stripe from 'stripe';
import { buildSandbox } from '../app.ts';
import type { SandboxRules } from '../rules.ts';

export interface SandboxBench {
  /** The provider's own client, connected to this sandbox, without retries. */
  readonly stripe: Stripe;
  readonly origin: string;
  /** The stored state. */
  readonly stateFile: string;
  /** Restarts it with the same state, optionally with other rules or at another time. */
  restart(other?: Partial<SandboxRules>, now?: () => Date): Promise<void>;
  close(): Promise<void>;
}

/** A sandbox on a free port, as on a laptop. */
export async function startSandboxBench(
  rules: Partial<SandboxRules> = {},
  startedAt: () => Date = () => new Date(),
): Promise<SandboxBench> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-sandbox-'));
  const stateFile = path.join(folder, 'state.json');
  const start = async (port: number, given: Partial<SandboxRules>, now: () => Date) => {
    const app = await buildSandbox({ stateFile, rules: given, now, log: pino({ level: 'silent' }) });
    await app.listen({ port, host: '127.0.0.1' });
    return app;
  };
  let app = await start(0, rules, startedAt);
  // A listening TCP server has an address.
  const { port } = app.server.address() as AddressInfo;
  const stripe = new Stripe('sk_test_quayside_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  return {
    stripe,
    stateFile,
    origin: `http://127.0.0.1:${port}`,
    async restart(other = rules, now = startedAt) {
      await app.close();
      app = await start(port, other, now);
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
