import { inTransaction } from '../../../platform/db/transaction.ts';
import type { CrewProfile, Role } from '../account.domain.ts';
import type { AccountParts } from '../account.parts.ts';
import { hasAccount, insertUser, saveCrewProfile } from '../account.repository.ts';
import { savePersonalia } from '../settings/settings.repository.ts';

/** A user of the demo, whose address needs no verification. Without a password nobody can sign in as them. */
export interface KnownPerson {
  readonly email: string;
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly phone?: string;
  readonly timeZone?: string;
  readonly crewProfile?: CrewProfile;
  readonly since: Date;
}

/**
 * Creates accounts for addresses without one, all or nothing; returns how many. Idempotent: existing accounts stay as
 * they are.
 */
export async function openAccounts(parts: AccountParts, people: readonly KnownPerson[]): Promise<number> {
  return inTransaction(parts.db, async (trx) => {
    let opened = 0;
    for (const person of people) {
      const { email, password, firstName, lastName, role, phone, timeZone, crewProfile, since } = person;
      if (await hasAccount(trx, email)) continue;
      // Never matches: only argon2's own form does.
      const passwordHash = password === null ? 'none' : await parts.passwords.hash(password);
      const id = parts.ids.newId();
      const user = { id, email, role, firstName, lastName, passwordHash, createdAt: since };
      if (!(await insertUser(trx, user))) continue;
      await savePersonalia(trx, id, { phone, timeZone }, since);
      if (crewProfile) await saveCrewProfile(trx, id, crewProfile, since);
      opened += 1;
    }
    return opened;
  });
}
