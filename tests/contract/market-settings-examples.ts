import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import type { RealApp } from './real-app.ts';

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const marketId = '00000000-0000-7000-8000-000000000001';
const at = '2026-11-20T08:30:00.000Z';
const linkToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';

interface Arrangement {
  /** The version of the settings; by default they are as configured. */
  readonly version?: number;
  /** Whether the market's legal data is set. */
  readonly isIdentified?: boolean;
  readonly isInvited?: boolean;
  /** Whether there is another admin. */
  readonly hasAna?: boolean;
  /** Whose account exists; another than the examples’ if theirs is still to be opened. */
  readonly adminId?: string;
  readonly isAudited?: boolean;
}

/** The admin of the examples, signed in with the example's token. */
async function adminThere(
  { db }: RealApp,
  token: string,
  { version, isIdentified, isInvited, hasAna, isAudited, adminId = id }: Arrangement,
) {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at, second_factor_since)
    values (${adminId}, 'admin@example.com', 'admin', 'Harbour', 'Master', 'none', '2026-01-20T08:30:00Z', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${adminId}, 'Firefox on Windows', ${at}, ${at}, '2026-12-20T08:30:00Z')`.execute(
    db,
  );
  if (version !== undefined)
    await sql`
      insert into market_settings (id, commission_bps, takes_orders, takes_bookings, takes_applications, version, updated_by, updated_at, answer_hours,
        announced_bps, announced_from)
      values (${marketId}, 1000, true, true, true, ${version}, ${adminId}, ${at}, 48, 1250, '2027-01-01T00:00:00Z')`.execute(
      db,
    );
  if (isIdentified)
    await sql`
      insert into market_identity (id, legal_name, street, postal_code, city, country, vat_number, registration_number, email, version,
        updated_by, updated_at)
      values (${marketId}, 'Quayside Marché SAS', '12 quai de la Santé', '06600', 'Antibes', 'FR', 'FR55773104823',
        '773 104 823 RCS Antibes', 'accounts@quayside.example', 2, ${adminId}, ${at})`.execute(db);
  if (isInvited)
    await sql`
      insert into admin_invitations (id, email, token_hash, invited_by, created_at, expires_at)
      values (${id}, 'ana.abela@example.com', ${hashToken(linkToken)}, ${adminId}, ${at}, '2026-11-27T08:30:00Z')`.execute(
      db,
    );
  if (hasAna)
    await sql`
      insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
      values ('0193f2a1-7c1e-7b2a-9d4e-0b1b2c3d4e5f', 'ana.roca@example.com', 'admin', 'Ana', 'Roca', 'none', ${at}, ${at})`.execute(
      db,
    );
  if (isAudited)
    await sql`
      insert into audit_log (id, actor_id, act, subject_kind, subject_id, details, at)
      values (${id}, ${id}, 'change_settings', 'market', ${marketId},
        '{"before": {"commissionBasisPoints": 1000}, "after": {"commissionBasisPoints": 1200}}', ${at})`.execute(
      db,
    );
}

/** The data needed before the examples of an admin's settings can be sent with `token`. */
export const marketSettingsArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => {
  const there = (arrangement: Arrangement) => () => adminThere(app(), token, arrangement);
  return {
    getMarketSettings: there({ version: 3 }),
    changeMarketSettings: there({ version: 3 }),
    getMarketIdentity: there({ isIdentified: true }),
    changeMarketIdentity: there({ isIdentified: true }),
    listAudit: there({ isAudited: true }),
    listAdmins: there({ isInvited: true }),
    inviteAdmin: there({}),
    withdrawAdminInvitation: there({ isInvited: true }),
    removeAdmin: there({ isInvited: true, hasAna: true }),
    readAdminInvitation: there({ isInvited: true }),
    acceptAdminInvitation: there({ isInvited: true, adminId: systemIds.newId() }),
  };
};

type Json = Record<string, unknown>;

const withData = (example: Json, change: Json): Json => ({
  ...example,
  data: { ...(Object(example.data) as Json), ...change },
});

/** The examples show the previous settings, and all possible entries. */
export const marketSettingsComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  changeMarketSettings: (answer, example) =>
    expect(answer).toEqual(
      withData(example, {
        announcedCommission: { basisPoints: 1200, from: expect.stringContaining('T00:00:00.000Z') },
        answerHours: 36,
        switches: { takesOrders: true, takesBookings: true, takesApplications: false },
        version: 4,
      }),
    ),
  withdrawAdminInvitation: (answer, example) =>
    expect(answer).toEqual(withData(example, { invitations: [] })),
};
