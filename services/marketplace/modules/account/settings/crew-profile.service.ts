import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine, cleanText } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { Account, CrewProfile } from '../account.domain.ts';
import type { AccountParts } from '../account.parts.ts';
import { type Refusals } from '../account.refusals.ts';
import { findAccount, saveCrewProfile } from '../account.repository.ts';
import type { Session } from '../sign-in/session.domain.ts';

const lineOrNull = (line: string | null): string | null => (line === null ? null : cleanLine(line) || null);

const cleanProfile = (profile: CrewProfile): CrewProfile => ({
  position: lineOrNull(profile.position),
  yachtName: lineOrNull(profile.yachtName),
  nationality: profile.nationality,
  about: profile.about === null ? null : cleanText(profile.about) || null,
  licences: profile.licences.map(({ name, number, expiresOn }) => ({
    name: cleanLine(name),
    number: lineOrNull(number),
    expiresOn,
  })),
});

/** Replaces the whole profile of a crew member (contract: updateCrewProfile). Idempotent. */
export async function updateCrewProfile(
  parts: AccountParts,
  { userId, role }: Session,
  given: CrewProfile,
): Promise<Result<Account, Refusals<'VALIDATION'>>> {
  invariant(role === 'crew_member', 'the permissions let only crew members in');
  const profile = cleanProfile(given);
  const nameless = profile.licences.findIndex(({ name }) => name === '');
  if (nameless >= 0)
    return refuse(invalid(`licences/${nameless}/name`, 'This must not be empty.', 'minLength'));
  return inTransaction(parts.db, async (trx) => {
    await saveCrewProfile(trx, userId, profile, parts.clock.now());
    const account = await findAccount(trx, userId, parts);
    invariant(account !== null, 'a closed account has no session');
    return ok(account);
  });
}
