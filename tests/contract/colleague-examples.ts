import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const anaId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60';
const at = '2026-11-20T08:30:00.000Z';
const linkToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';

interface Arrangement {
  readonly isInvited?: boolean;
  readonly hasColleague?: boolean;
  /** Whether Ana calls instead of Nadia. */
  readonly asColleague?: boolean;
}

/** Nadia, who owns the vendor of the examples, and Ana, who is invited or works there. */
async function colleaguesThere(
  { db }: RealApp,
  token: string,
  { isInvited = false, hasColleague = false, asColleague = false }: Arrangement,
): Promise<void> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, 'vendor@example.com', 'supplier', 'Nadia', 'Serra', 'none', ${at}, ${at}),
      (${anaId}, 'ana.abela@example.com', 'supplier', 'Ana', 'Abela', 'none', ${at}, ${at})`.execute(db);
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${asColleague ? anaId : id}, 'Firefox on Windows', ${at}, ${at}, '2026-12-20T08:30:00Z')`.execute(
    db,
  );
  await sql`
    insert into vendors (id, opened_by, kind, status, trading_name, created_at, updated_at)
    values (${id}, ${id}, 'supplier', 'active', 'Tramuntana Chandlery', ${at}, ${at})`.execute(db);
  if (hasColleague)
    await sql`
      insert into vendor_members (user_id, vendor_id, role, created_at) values (${anaId}, ${id}, 'editor', ${at})`.execute(
      db,
    );
  if (isInvited)
    await sql`
      insert into vendor_invitations (id, vendor_id, email, role, token_hash, invited_by, created_at, expires_at)
      values (${id}, ${id}, 'ana.abela@example.com', 'editor', ${hashToken(linkToken)}, ${id}, ${at}, '2026-11-27T08:30:00Z')`.execute(
      db,
    );
}

/** The data needed before the examples of colleagues can be sent with `token`. */
export const colleagueArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => {
  const there = (arrangement: Arrangement) => () => colleaguesThere(app(), token, arrangement);
  return {
    listColleagues: there({ isInvited: true }),
    changeColleagueRole: there({ hasColleague: true }),
    removeColleague: there({ hasColleague: true }),
    inviteColleague: there({}),
    withdrawInvitation: there({ isInvited: true }),
    readInvitation: there({ isInvited: true }),
    checkInvitation: there({ isInvited: true, asColleague: true }),
    acceptInvitation: there({ isInvited: true, asColleague: true }),
  };
};

/** A change has its own id. */
const changed = (answer: Json, example: Json) => {
  const data = Object(example.data) as Json;
  const history = (data.history as readonly Json[]).map((one) => ({
    ...one,
    id: expect.any(String) as string,
  }));
  expect(answer).toEqual({ ...example, data: { ...data, history } });
};

export const colleagueComparisons: Record<string, (answer: Json, example: Json) => void> = {
  changeColleagueRole: changed,
  removeColleague: changed,
  inviteColleague: changed,
  withdrawInvitation: changed,
};
