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

/** The payload of a job planned by the clock: `ts` is the planned instant. */
export type NightlyJob = { readonly _cron?: { readonly ts: string; readonly backfilled: boolean } };

export type JobContext = {
  /** From 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Aborted when the process is about to stop. */
  readonly signal: AbortSignal;
  readonly log: Log;
};

/**
 * A job runs at least once: after a crash it is started again, so its task must be idempotent. A task that throws is
 * retried with growing pauses, up to `maxAttempts`.
 */
export type Task<Name extends keyof Jobs> = (payload: Jobs[Name], context: JobContext) => Promise<void>;

export type Tasks = { readonly [Name in keyof Jobs]: Task<Name> };
