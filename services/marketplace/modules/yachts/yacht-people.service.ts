import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { versionOf } from '../../platform/if-match.ts';
import type { FieldRefusal, Invalid } from '../../platform/refusals.ts';
import { namedForYachtMail } from './yachts.mails.ts';
import type { Yacht, YachtPerson } from './yachts.domain.ts';
import { findCrewId, findPerson, lockYacht, savePeople, saveYacht } from './yachts.repository.ts';
import type { YachtParts } from './yachts.service.ts';

/** As in the contract (YachtPerson). */
interface PersonGiven {
  readonly email: string;
  readonly role: YachtPerson['role'];
  readonly spendingLimit: { readonly amountMinor: number; readonly currency: string } | null;
}

type PeopleRefusal = Invalid | { readonly code: 'NOT_FOUND' | 'CHANGED_ELSEWHERE' };

const limitMostMinor = 99_999_999;

/** The problem of a person next to the previous ones; null if it is valid. */
function problemOf(
  { email, role, spendingLimit }: PersonGiven,
  index: number,
  { own, before, currency }: { own: string; before: readonly string[]; currency: string },
): FieldRefusal | null {
  const at = (field: string) => `items/${index}/${field}`;
  const key = email.toLowerCase();
  if (key === own) return { field: at('email'), message: 'This is your own address.', rule: 'own' };
  if (before.includes(key))
    return { field: at('email'), message: 'This address is already in the list.', rule: 'unique' };
  if (spendingLimit === null) return null;
  if (role === 'approver')
    return { field: at('spendingLimit'), message: 'An approver has no limit.', rule: 'const' };
  if (spendingLimit.currency !== currency)
    return {
      field: at('spendingLimit/currency'),
      message: `Orders here are paid in ${currency}.`,
      rule: 'const',
    };
  const { amountMinor } = spendingLimit;
  return amountMinor >= 0 && amountMinor <= limitMostMinor
    ? null
    : { field: at('spendingLimit/amountMinor'), message: 'No order can cost this much.', rule: 'maximum' };
}

/**
 * Saves who else may buy for a yacht (contract: setYachtPeople). Only its owner can; for others it answers 404, as if
 * it did not exist. New people are mailed with or without an account, so that this does not reveal who has one.
 */
export async function setYachtPeople(
  { db, clock, currency, queueMail, publicUrl }: YachtParts,
  userId: string,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string },
  given: readonly PersonGiven[],
): Promise<Result<Yacht, PeopleRefusal>> {
  return inTransaction(db, async (trx): Promise<Result<Yacht, PeopleRefusal>> => {
    const before = await lockYacht(trx, userId, id);
    if (before?.role !== 'owner') return refuse({ code: 'NOT_FOUND' });
    if (versionOf(ifMatch) !== before.version) return refuse({ code: 'CHANGED_ELSEWHERE' });
    const owner = await findPerson(trx, userId);
    const keys = given.map(({ email }) => email.toLowerCase());
    for (const [index, person] of given.entries()) {
      const context = { own: owner.email.toLowerCase(), before: keys.slice(0, index), currency };
      const problem = problemOf(person, index, context);
      if (problem) return refuse({ code: 'VALIDATION', fields: [problem] });
    }
    const people = given.map(({ email, role, spendingLimit }) => ({
      email,
      role,
      spendingLimitMinor: spendingLimit?.amountMinor ?? null,
    }));
    const now = clock.now();
    const after = { ...before, people, version: before.version + 1 };
    await saveYacht(trx, after, now);
    await savePeople(trx, id, people, now);
    const known = new Set(before.people.map(({ email }) => email.toLowerCase()));
    for (const person of people.filter(({ email }) => !known.has(email.toLowerCase())))
      await queueMail(
        trx,
        namedForYachtMail(person, {
          owner,
          yachtName: before.name,
          userId: await findCrewId(trx, person.email),
          currency,
          publicUrl,
        }),
      );
    return ok(after);
  });
}
