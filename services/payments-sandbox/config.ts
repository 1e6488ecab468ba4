import path from 'node:path';
import { z } from 'zod';
import {
  logLevel,
  port,
  readEnvironment,
  type ConfigResult,
  type Environment,
  type LogLevel,
} from '../contract/index.ts';

export interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  readonly stateFile: string;
  readonly logLevel: LogLevel;
}

const shape = z.object({
  SANDBOX_PORT: port('SANDBOX_PORT', 4030),
  QUAYSIDE_DATA: z.string().default('./data'),
  LOG_LEVEL: logLevel(),
});

/**
 * The sandbox's configuration, or every mistake in it as one sentence each. It binds the loopback whatever HOST says, and does
 * not start in production: whoever reached it could make anything look paid.
 */
export function readSandboxConfig(environment: Environment): ConfigResult<SandboxConfig> {
  const given = readEnvironment(shape, environment);
  const isProduction = environment.NODE_ENV === 'production';
  const misplaced = isProduction
    ? [
        'NODE_ENV is production, where the payments sandbox has no place: set STRIPE_SECRET_KEY for the marketplace and do not start this.',
      ]
    : [];
  if (!given.ok) return { ok: false, mistakes: [...given.mistakes, ...misplaced] };
  if (misplaced.length > 0) return { ok: false, mistakes: misplaced };
  const { SANDBOX_PORT, QUAYSIDE_DATA, LOG_LEVEL } = given.value;
  const stateFile = path.resolve(QUAYSIDE_DATA, 'payments-sandbox', 'state.json');
  return {
    ok: true,
    value: Object.freeze({ host: '127.0.0.1', port: SANDBOX_PORT, stateFile, logLevel: LOG_LEVEL }),
  };
}
