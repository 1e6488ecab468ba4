import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { Session } from '../account/index.ts';
import type { MarketSettings, MarketSettingsGiven, MarketSwitches } from './market-settings.domain.ts';
import type { LegalIdentity } from './market-identity.domain.ts';
import { readIdentity } from './market-identity.repository.ts';
import { changeIdentity, getIdentity } from './market-identity.service.ts';
import { readSettings, type Db } from './market-settings.repository.ts';
import { changeSettings, getSettings, type MarketSettingsParts } from './market-settings.service.ts';

export { readAnswerHours as marketAnswerHours } from './market-settings.repository.ts';
export type { MarketSettings } from './market-settings.domain.ts';
export type { LegalIdentity, MarketIdentity } from './market-identity.domain.ts';

/** Who the market is by law, in the transaction that is given; null: nobody has said it. */
export const marketIdentity = async (db: Db): Promise<LegalIdentity | null> =>
  (await readIdentity(db)).identity;

/** What the market keeps of a sale that is made in this transaction, where the vendor has no rate of its own. */
export const marketCommission = async (trx: Db, configuredBps: number): Promise<number> =>
  (await readSettings(trx, configuredBps)).commissionBasisPoints;

/** What pages say of the settings. */
export type ShownTerms = Pick<MarketSettings, 'commissionBasisPoints' | 'answerHours'>;

/** So long what is shown may be behind what another node of the market has changed. */
const shownMs = 30_000;

/** What admins set for the whole market. */
export function createMarketSettings(parts: MarketSettingsParts) {
  const shown = {
    commissionBasisPoints: parts.commissionBps,
    answerHours: businessTerms.answerHours as number,
    readAtMs: -Infinity,
  };
  const remember = (settings: MarketSettings): MarketSettings => {
    shown.commissionBasisPoints = settings.commissionBasisPoints;
    shown.answerHours = settings.answerHours;
    shown.readAtMs = parts.clock.now().getTime();
    return settings;
  };
  const read = async (): Promise<MarketSettings> => remember(await getSettings(parts));
  return {
    getSettings: read,
    changeSettings: async (
      session: Pick<Session, 'userId'>,
      change: { readonly ifMatch: string; readonly given: MarketSettingsGiven },
    ) => {
      const changed = await changeSettings(parts, session, change);
      if (changed.ok) remember(changed.value);
      return changed;
    },
    getIdentity: () => getIdentity(parts),
    changeIdentity: (
      ...given: [Pick<Session, 'userId'>, { readonly ifMatch: string; readonly given: LegalIdentity }]
    ) => changeIdentity(parts, ...given),
    /** Whether what is switched by this name is on. */
    isOn: async (name: keyof MarketSwitches): Promise<boolean> => (await read()).switches[name],
    /** For the texts of pages, which wait for nothing: as it was read last, and read again meanwhile. */
    shownTerms: (): ShownTerms => {
      const nowMs = parts.clock.now().getTime();
      if (nowMs - shown.readAtMs > shownMs) {
        // Whoever comes meanwhile needs no second read.
        shown.readAtMs = nowMs;
        read().catch(() => {
          // A page is shown without the database too; the next one tries again.
          shown.readAtMs = -Infinity;
        });
      }
      return shown;
    },
  };
}

export type MarketSettingsModule = ReturnType<typeof createMarketSettings>;
