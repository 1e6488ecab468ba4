import path from 'node:path';
import { z } from 'zod';
import {
  count,
  httpUrl,
  logLevel,
  port,
  readEnvironment,
  type ConfigResult,
  type Environment,
  type LogLevel,
} from '../http-adapter/index.ts';
import { usualRules, type SandboxRules } from './rules.ts';

interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  readonly stateFile: string;
  readonly logLevel: LogLevel;
  readonly rules: SandboxRules;
}

const roughLateMs = 12_000;
const retryPauseMs = 1000;
const daySeconds = 24 * 60 * 60;

const shape = z.object({
  SANDBOX_PORT: port('SANDBOX_PORT', 4030),
  QUAYSIDE_DATA: z.string().default('./data'),
  LOG_LEVEL: logLevel(),
  PORT: port('PORT', 4000),
  SANDBOX_LINK_SECONDS: count('SANDBOX_LINK_SECONDS', 1, daySeconds, 300).default(usualRules.linkSeconds),
  SANDBOX_VERIFICATION_SECONDS: count('SANDBOX_VERIFICATION_SECONDS', 1, daySeconds, 8).default(
    usualRules.verificationMs / 1000,
  ),
  SANDBOX_PAYOUT_DAY_SECONDS: count('SANDBOX_PAYOUT_DAY_SECONDS', 1, daySeconds, 60).default(60),
  SANDBOX_WEBHOOK_URL: httpUrl(
    'SANDBOX_WEBHOOK_URL=http://127.0.0.1:4000/api/stripe/webhook',
    'address',
  ).optional(),
  SANDBOX_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must begin with whsec_: write SANDBOX_WEBHOOK_SECRET=whsec_quayside_sandbox.')
    .default('whsec_quayside_sandbox'),
  SANDBOX_WEBHOOKS: z
    .enum(['calm', 'rough'], 'must be calm or rough: write SANDBOX_WEBHOOKS=calm.')
    .default('calm'),
});

/**
 * The sandbox's configuration, or every mistake as one sentence each. It only listens on the loopback interface
 * whatever HOST is set to, and does not start in production: anyone who could reach it could fake payments.
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
  const rules = rulesFrom(given.value);
  return {
    ok: true,
    value: Object.freeze({ host: '127.0.0.1', port: SANDBOX_PORT, stateFile, logLevel: LOG_LEVEL, rules }),
  };
}

const rulesFrom = (given: z.output<typeof shape>): SandboxRules => ({
  linkSeconds: given.SANDBOX_LINK_SECONDS,
  verificationMs: given.SANDBOX_VERIFICATION_SECONDS * 1000,
  authorisationMs: usualRules.authorisationMs,
  disputeAnswerMs: usualRules.disputeAnswerMs,
  disputeVerdictMs: usualRules.disputeVerdictMs,
  // Payouts are faster than the provider's, which take days.
  payoutDayMs: given.SANDBOX_PAYOUT_DAY_SECONDS * 1000,
  webhook: {
    url: given.SANDBOX_WEBHOOK_URL ?? `http://127.0.0.1:${given.PORT}/api/stripe/webhook`,
    secret: given.SANDBOX_WEBHOOK_SECRET,
    mode: given.SANDBOX_WEBHOOKS,
    lateMs: roughLateMs,
    retryPauseMs,
  },
});
