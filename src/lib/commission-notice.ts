import { businessTerms } from './business-terms.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * When a higher commission that is announced now begins: on the first day (UTC) after the whole notice, because the law
 * gives vendors at least fifteen days (EU 2019/1150, article 3).
 */
export const riseBegins = (announcedAt: Date): Date =>
  new Date(Math.ceil((announcedAt.getTime() + businessTerms.commissionNoticeDays * dayMs) / dayMs) * dayMs);
