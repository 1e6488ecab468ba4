import type { Kysely, Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import { commissionMail } from './commission.mails.ts';
import { countConcernedVendors, findConcernedOwners } from './concerned-vendors.repository.ts';
import {
  changesIn,
  marketSettingsId,
  nextCommission,
  type MarketCommission,
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
  readonly queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

/** The settings, and how many vendors are told when the commission changes. */
export interface SettingsAtDesk extends MarketSettings {
  readonly vendorsConcerned: number;
}

const atDesk = async (db: Kysely<Database>, settings: MarketSettings): Promise<SettingsAtDesk> => ({
  ...settings,
  vendorsConcerned: await countConcernedVendors(db),
});

/** Contract: getMarketSettings. */
export const getSettings = async ({
  db,
  clock,
  commissionBps,
}: MarketSettingsParts): Promise<SettingsAtDesk> =>
  atDesk(db, await readSettings(db, commissionBps, clock.now()));

/** In the transaction of the change, so that no vendor has another rate without having been told. */
async function tellVendors(
  { queueMail, publicUrl }: Pick<MarketSettingsParts, 'queueMail' | 'publicUrl'>,
  trx: Transaction<Database>,
  change: Readonly<Record<'before' | 'after', MarketCommission>>,
): Promise<void> {
  for (const owner of await findConcernedOwners(trx))
    await queueMail(trx, commissionMail(owner, change, publicUrl));
}

/**
 * Contract: changeMarketSettings. Applies to later sales; earlier ones keep the agreed terms, and a higher commission
 * begins after its announcement.
 */
export async function changeSettings(
  parts: MarketSettingsParts,
  { userId }: Pick<Session, 'userId'>,
  { ifMatch, given }: { readonly ifMatch: string; readonly given: MarketSettingsGiven },
): Promise<Result<SettingsAtDesk, { readonly code: 'CHANGED_ELSEWHERE' }>> {
  const { db, clock, ids, commissionBps } = parts;
  return inTransaction(
    db,
    async (trx): Promise<Result<SettingsAtDesk, { readonly code: 'CHANGED_ELSEWHERE' }>> => {
      await lockSettings(trx);
      const at = clock.now();
      const before = await readSettings(trx, commissionBps, at);
      if (ifMatch !== String(before.version)) return refuse({ code: 'CHANGED_ELSEWHERE' });
      const details = changesIn(before, given);
      if (details === null) return ok(await atDesk(trx, before));
      const commission = nextCommission(before, given.commissionBasisPoints, at);
      await saveSettings(trx, { ...given, ...commission }, { version: before.version + 1, by: userId, at });
      if (Object.hasOwn(details.after, 'commissionBasisPoints'))
        await tellVendors(parts, trx, { before, after: commission });
      await insertAudit(trx, {
        id: ids.newId(),
        actorId: userId,
        act: 'change_settings',
        subjectKind: 'market',
        subjectId: marketSettingsId,
        details: {
          ...details,
          commissionFrom: Object.hasOwn(details.after, 'commissionBasisPoints')
            ? commission.announcedCommission?.from
            : undefined,
        },
        at,
      });
      return ok(await atDesk(trx, await readSettings(trx, commissionBps, at)));
    },
  );
}
