import type { RateLimit } from '../../http-adapter/index.ts';

const minuteMs = 60_000;

/**
 * The maximum number of calls per address, by the contract's bucket (`x-rate-limit`). A whole marina may share one
 * address: these limits stop floods, while the account module slows guessing, per account.
 */
export const rateLimits = {
  credentials: { max: 120, timeWindow: minuteMs },
  uploads: { max: 60, timeWindow: minuteMs },
  links: { max: 120, timeWindow: minuteMs },
  messages: { max: 60, timeWindow: minuteMs },
  assistant: { max: 60, timeWindow: minuteMs },
} as const satisfies Readonly<Record<string, RateLimit>>;

export const everythingElse: RateLimit = { max: 3000, timeWindow: minuteMs };
