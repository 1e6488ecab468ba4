import { sql, type Kysely } from 'kysely';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { Database } from '../../platform/db/schema.ts';
import { statement } from '../../platform/db/statement.ts';
import {
  marketSettingsId,
  settingsAsConfigured,
  type MarketCommission,
  type MarketSettings,
  type MarketSwitches,
} from './market-settings.domain.ts';

export type Db = Kysely<Database>;

interface Row extends MarketSwitches {
  readonly commissionBps: number;
  readonly announcedBps: number | null;
  readonly announcedFrom: Date | null;
  readonly answerHours: number;
  readonly version: number;
  readonly by: string;
  readonly updatedAt: Date;
}

const selectRow = statement<Row>(`
  select m.commission_bps, m.announced_bps, m.announced_from, m.answer_hours, m.takes_orders, m.takes_bookings, m.takes_applications, m.version, m.updated_at,
    concat_ws(' ', u.first_name, u.last_name) as by
  from market_settings m join users u on u.id = m.updated_by where m.id = $1`);

/** The only place that decides which rate counts at an instant. */
function commissionAt(
  {
    commissionBps,
    announcedBps,
    announcedFrom,
  }: Pick<Row, 'commissionBps' | 'announcedBps' | 'announcedFrom'>,
  at: Date,
): MarketCommission {
  if (announcedBps === null || announcedFrom === null)
    return { commissionBasisPoints: commissionBps, announcedCommission: null };
  return announcedFrom <= at
    ? { commissionBasisPoints: announcedBps, announcedCommission: null }
    : {
        commissionBasisPoints: commissionBps,
        announcedCommission: { basisPoints: announcedBps, from: announcedFrom },
      };
}

const settingsOf = (
  { commissionBps, announcedBps, announcedFrom, answerHours, version, by, updatedAt, ...switches }: Row,
  at: Date,
): MarketSettings => ({
  ...commissionAt({ commissionBps, announcedBps, announcedFrom }, at),
  answerHours,
  switches,
  version,
  changed: { by, at: updatedAt },
});

/** The settings at an instant, read in the given transaction. */
export async function readSettings(db: Db, configuredBps: number, at: Date): Promise<MarketSettings> {
  const [row] = await selectRow(db, [marketSettingsId]);
  return row === undefined ? settingsAsConfigured(configuredBps) : settingsOf(row, at);
}

/** How long a vendor has to answer what is paid in the given transaction. */
export async function readAnswerHours(db: Db): Promise<number> {
  const row = await db
    .selectFrom('marketSettings')
    .select('answerHours')
    .where('id', '=', marketSettingsId)
    .executeTakeFirst();
  return row?.answerHours ?? businessTerms.answerHours;
}

/** Serialises simultaneous changes, even if there is no row yet. */
export async function lockSettings(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('market settings', 0))`.execute(trx);
}

export async function saveSettings(
  trx: Db,
  {
    commissionBasisPoints,
    announcedCommission,
    answerHours,
    switches,
  }: MarketCommission & Pick<MarketSettings, 'answerHours' | 'switches'>,
  { version, by, at }: { readonly version: number; readonly by: string; readonly at: Date },
): Promise<void> {
  const values = {
    commissionBps: commissionBasisPoints,
    announcedBps: announcedCommission?.basisPoints ?? null,
    announcedFrom: announcedCommission?.from ?? null,
    answerHours,
    ...switches,
    version,
    updatedBy: by,
    updatedAt: at,
  };
  await trx
    .insertInto('marketSettings')
    .values({ id: marketSettingsId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
