import type { RateLimit } from '../../http-adapter/index.ts';

const minuteMs = 60_000;

/**
 * Calls an address may make, by the bucket that the contract names (`x-rate-limit`). A marina's whole quay shares one address:
 * these stop floods, while guessing at one account is slowed by the account module, per account.
 */
export const rateLimits = {
  credentials: { max: 120, timeWindow: minuteMs },
  uploads: { max: 60, timeWindow: minuteMs },
  links: { max: 120, timeWindow: minuteMs },
  messages: { max: 60, timeWindow: minuteMs },
  assistant: { max: 60, timeWindow: minuteMs },
} as const satisfies Readonly<Record<string, RateLimit>>;

export const everythingElse: RateLimit = { max: 3000, timeWindow: minuteMs };
