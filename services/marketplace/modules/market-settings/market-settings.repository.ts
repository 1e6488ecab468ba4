import { sql, type Kysely } from 'kysely';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { Database } from '../../platform/db/schema.ts';
import { statement } from '../../platform/db/statement.ts';
import {
  marketSettingsId,
  settingsAsConfigured,
  type MarketSettings,
  type MarketSettingsGiven,
  type MarketSwitches,
} from './market-settings.domain.ts';

export type Db = Kysely<Database>;

interface Row extends MarketSwitches {
  readonly commissionBps: number;
  readonly answerHours: number;
  readonly version: number;
  readonly by: string;
  readonly updatedAt: Date;
}

const selectRow = statement<Row>(`
  select m.commission_bps, m.answer_hours, m.takes_orders, m.takes_bookings, m.takes_applications, m.version, m.updated_at,
    concat_ws(' ', u.first_name, u.last_name) as by
  from market_settings m join users u on u.id = m.updated_by where m.id = $1`);

const settingsOf = ({
  commissionBps,
  answerHours,
  version,
  by,
  updatedAt,
  ...switches
}: Row): MarketSettings => ({
  commissionBasisPoints: commissionBps,
  answerHours,
  switches,
  version,
  changed: { by, at: updatedAt },
});

/** The current settings, read in the given transaction. */
export async function readSettings(db: Db, configuredBps: number): Promise<MarketSettings> {
  const [row] = await selectRow(db, [marketSettingsId]);
  return row === undefined ? settingsAsConfigured(configuredBps) : settingsOf(row);
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
  { commissionBasisPoints, answerHours, switches }: MarketSettingsGiven,
  { version, by, at }: { readonly version: number; readonly by: string; readonly at: Date },
): Promise<void> {
  const values = {
    commissionBps: commissionBasisPoints,
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
