import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import {
  cleanIdentity,
  identityChanges,
  type LegalIdentity,
  type MarketIdentity,
} from './market-identity.domain.ts';
import { readIdentity, saveIdentity } from './market-identity.repository.ts';
import { marketSettingsId } from './market-settings.domain.ts';
import { lockSettings } from './market-settings.repository.ts';
import type { MarketSettingsParts } from './market-settings.service.ts';

type Parts = Pick<MarketSettingsParts, 'db' | 'clock' | 'ids'>;

/** Contract: getMarketIdentity. */
export const getIdentity = ({ db }: Pick<Parts, 'db'>): Promise<MarketIdentity> => readIdentity(db);

/** Contract: changeMarketIdentity. Documents that were already issued do not change. */
export async function changeIdentity(
  { db, clock, ids }: Parts,
  { userId }: Pick<Session, 'userId'>,
  { ifMatch, given }: { readonly ifMatch: string; readonly given: LegalIdentity },
): Promise<Result<MarketIdentity, Invalid | { readonly code: 'CHANGED_ELSEWHERE' }>> {
  const cleaned = cleanIdentity(given);
  if (!cleaned.ok) return cleaned;
  return inTransaction(
    db,
    async (trx): Promise<Result<MarketIdentity, { readonly code: 'CHANGED_ELSEWHERE' }>> => {
      await lockSettings(trx);
      const before = await readIdentity(trx);
      if (ifMatch !== String(before.version)) return refuse({ code: 'CHANGED_ELSEWHERE' });
      const details = identityChanges(before.identity, cleaned.value);
      if (details === null) return ok(before);
      const at = clock.now();
      await saveIdentity(trx, cleaned.value, { version: before.version + 1, by: userId, at });
      await insertAudit(trx, {
        id: ids.newId(),
        actorId: userId,
        act: 'change_identity',
        subjectKind: 'market',
        subjectId: marketSettingsId,
        details,
        at,
      });
      return ok(await readIdentity(trx));
    },
  );
}
