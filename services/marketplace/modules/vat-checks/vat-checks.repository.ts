import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VatAnswer, VatCheck } from './vat-checks.domain.ts';

/** The latest check of a number. */
export const latestCheck = async (
  db: Kysely<Database>,
  vatId: string,
): Promise<(VatCheck & { readonly id: string }) | null> =>
  (await db
    .selectFrom('vatChecks')
    .select(['id', 'vatId', 'state', 'askedAt', 'checkedAt', 'consultationNumber'])
    .where('vatId', '=', vatId)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export async function insertCheck(
  trx: Transaction<Database>,
  check: { readonly id: string; readonly vatId: string; readonly askedAt: Date },
): Promise<void> {
  await trx
    .insertInto('vatChecks')
    .values({ ...check, state: 'waiting', checkedAt: null, consultationNumber: null })
    .execute();
}

/** The number of an unanswered check; null once it is answered. */
export async function numberToCheck(db: Kysely<Database>, checkId: string): Promise<string | null> {
  const row = await db
    .selectFrom('vatChecks')
    .select('vatId')
    .where('id', '=', checkId)
    .where('state', 'in', ['waiting', 'unreachable'])
    .executeTakeFirst();
  return row?.vatId ?? null;
}

export async function saveAnswer(
  db: Kysely<Database>,
  checkId: string,
  answer: VatAnswer,
  checkedAt: Date,
): Promise<void> {
  const consultationNumber = answer.state === 'unreachable' ? null : answer.consultationNumber;
  await db
    .updateTable('vatChecks')
    .set({ state: answer.state, consultationNumber, checkedAt })
    .where('id', '=', checkId)
    .execute();
}
