import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { isFresh, isInVies, type VatCheck } from './vat-checks.domain.ts';
import { insertCheck, latestCheck, numberToCheck, saveAnswer } from './vat-checks.repository.ts';
import type { Vies } from './vies.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Asks VIES, whose registers are often slow: repeated until it has answered, for up to some days. */
    check_vat_id: { readonly checkId: string };
  }
}

/** Checks of VAT IDs by VIES, which nobody has to wait for. */
export interface VatChecks {
  /**
   * Requests a check in the caller's transaction, unless the latest answer is still current; returns the id of the
   * check for the number, null if VIES does not cover its country. Numbers must be in the form of `readVatId`.
   */
  ask(trx: Transaction<Database>, vatId: string, now: Date): Promise<string | null>;
  /** The latest check of a number, with its answer. */
  latest(db: Kysely<Database>, vatId: string): Promise<VatCheck | null>;
  /** Whether VIES recently answered that there is no such number. */
  isUnknown(db: Kysely<Database>, vatId: string, now: Date): Promise<boolean>;
}

export const createVatChecks = ({ ids }: { readonly ids: Pick<Ids, 'newId'> }): VatChecks => ({
  async ask(trx, vatId, now) {
    if (!isInVies(vatId)) return null;
    const latest = await latestCheck(trx, vatId);
    if (latest !== null && isFresh(latest, now)) return latest.id;
    const checkId = ids.newId();
    await insertCheck(trx, { id: checkId, vatId, askedAt: now });
    await enqueue(trx, 'check_vat_id', { checkId });
    return checkId;
  },
  latest: latestCheck,
  async isUnknown(db, vatId, now) {
    const latest = await latestCheck(db, vatId);
    return latest !== null && latest.state === 'invalid' && isFresh(latest, now);
  },
});

interface TaskParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly vies: Vies;
}

export const vatCheckTask =
  ({ db, clock, vies }: TaskParts): Task<'check_vat_id'> =>
  async ({ checkId }, { signal }) => {
    const vatId = await numberToCheck(db, checkId);
    if (vatId === null) return;
    const answer = await vies.lookUp(vatId, signal);
    await saveAnswer(db, checkId, answer, clock.now());
    // The queue retries it.
    if (answer.state === 'unreachable') throw new Error(`VIES did not answer: ${answer.why}`);
  };
