import type { Kysely } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import {
  changesIn,
  marketSettingsId,
  type MarketSettings,
  type MarketSettingsGiven,
} from './market-settings.domain.ts';
import { lockSettings, readSettings, saveSettings } from './market-settings.repository.ts';

export interface MarketSettingsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** The rate configured at startup. */
  readonly commissionBps: number;
}

/** Contract: getMarketSettings. */
export const getSettings = ({ db, commissionBps }: MarketSettingsParts): Promise<MarketSettings> =>
  readSettings(db, commissionBps);

/** Contract: changeMarketSettings. Applies to later sales; earlier ones keep the agreed terms. */
export async function changeSettings(
  { db, clock, ids, commissionBps }: MarketSettingsParts,
  { userId }: Pick<Session, 'userId'>,
  { ifMatch, given }: { readonly ifMatch: string; readonly given: MarketSettingsGiven },
): Promise<Result<MarketSettings, { readonly code: 'CHANGED_ELSEWHERE' }>> {
  return inTransaction(
    db,
    async (trx): Promise<Result<MarketSettings, { readonly code: 'CHANGED_ELSEWHERE' }>> => {
      await lockSettings(trx);
      const before = await readSettings(trx, commissionBps);
      if (ifMatch !== String(before.version)) return refuse({ code: 'CHANGED_ELSEWHERE' });
      const details = changesIn(before, given);
      if (details === null) return ok(before);
      const at = clock.now();
      await saveSettings(trx, given, { version: before.version + 1, by: userId, at });
      await insertAudit(trx, {
        id: ids.newId(),
        actorId: userId,
        act: 'change_settings',
        subjectKind: 'market',
        subjectId: marketSettingsId,
        details,
        at,
      });
      return ok(await readSettings(trx, commissionBps));
    },
  );
}
