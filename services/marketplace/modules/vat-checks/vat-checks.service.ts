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
    /** Asks VIES, which states' registers often keep waiting: again until it has answered, or for some days. */
    check_vat_id: { readonly checkId: string };
  }
}

/** Questions to VIES about VAT IDs; they never keep anybody waiting. */
export interface VatChecks {
  /**
   * Asks with the caller's transaction, unless the last answer still holds; returns the question that speaks for the number, null where VIES has none
   * of its country. Numbers are as `readVatId` gives them.
   */
  ask(trx: Transaction<Database>, vatId: string, now: Date): Promise<string | null>;
  /** The last question about a number, with its answer. */
  latest(db: Kysely<Database>, vatId: string): Promise<VatCheck | null>;
  /** Whether VIES has lately said that there is no such number. */
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
    // The queue asks again.
    if (answer.state === 'unreachable') throw new Error(`VIES did not answer: ${answer.why}`);
  };
