import type { MailToQueue, SealedMailJob } from '../mail/mail.ts';
import type { Log } from '../log.ts';

/**
 * Every kind of job and its JSON payload. A module adds its own next to its task: `declare module
 * './jobs.ts' { interface Jobs { clean_up_outbox: NightlyJob } }`.
 */
export interface Jobs {
  send_sealed_mail: SealedMailJob;
  send_mail: MailToQueue;
}

/** What a job started by the clock carries: `ts` is the instant it was planned for. */
export type NightlyJob = { readonly _cron?: { readonly ts: string; readonly backfilled: boolean } };

export type JobContext = {
  /** Counts from 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Aborted when the process is stopping and cannot wait much longer. */
  readonly signal: AbortSignal;
  readonly log: Log;
};

/**
 * A job runs at least once: after a crash it is started again, so its task must be idempotent. A task that throws is
 * retried with growing pauses, up to `maxAttempts`.
 */
export type Task<Name extends keyof Jobs> = (payload: Jobs[Name], context: JobContext) => Promise<void>;

export type Tasks = { readonly [Name in keyof Jobs]: Task<Name> };
