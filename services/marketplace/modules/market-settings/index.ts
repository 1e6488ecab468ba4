import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { Session } from '../account/index.ts';
import type {
  MarketCommission,
  MarketSettings,
  MarketSettingsGiven,
  MarketSwitches,
} from './market-settings.domain.ts';
import type { LegalIdentity } from './market-identity.domain.ts';
import { readIdentity } from './market-identity.repository.ts';
import { changeIdentity, getIdentity } from './market-identity.service.ts';
import { readSettings, type Db } from './market-settings.repository.ts';
import { changeSettings, getSettings, type MarketSettingsParts } from './market-settings.service.ts';

export { readAnswerHours as marketAnswerHours } from './market-settings.repository.ts';
export { commissionChangeText, marketRateText, type CommissionChange } from './commission.mails.ts';
export type { MarketCommission } from './market-settings.domain.ts';
export type { SettingsAtDesk } from './market-settings.service.ts';
export type { LegalIdentity, MarketIdentity } from './market-identity.domain.ts';

/** The market's legal data, read in the given transaction; null until it is set. */
export const marketIdentity = async (db: Db): Promise<LegalIdentity | null> =>
  (await readIdentity(db)).identity;

/** The market's commission at an instant, with what is announced, read in the given transaction. */
export const marketCommissions = async (
  trx: Db,
  configuredBps: number,
  at: Date,
): Promise<MarketCommission> => {
  const { commissionBasisPoints, announcedCommission } = await readSettings(trx, configuredBps, at);
  return { commissionBasisPoints, announcedCommission };
};

/** The market's commission for a sale made in this transaction, if the vendor has no rate of its own. */
export const marketCommission = async (trx: Db, configuredBps: number, at: Date): Promise<number> =>
  (await readSettings(trx, configuredBps, at)).commissionBasisPoints;

/** The settings that pages show. */
export type ShownTerms = Pick<MarketSettings, 'commissionBasisPoints' | 'answerHours'> &
  Pick<MarketSwitches, 'takesApplications'>;

/** How long shown values may lag behind a change on another node. */
const shownMs = 30_000;

/** The admins' settings for the whole market. */
export function createMarketSettings(parts: MarketSettingsParts) {
  const shown = {
    commissionBasisPoints: parts.commissionBps,
    answerHours: businessTerms.answerHours as number,
    takesApplications: true,
    readAtMs: -Infinity,
  };
  const remember = <Settings extends MarketSettings>(settings: Settings): Settings => {
    shown.commissionBasisPoints = settings.commissionBasisPoints;
    shown.answerHours = settings.answerHours;
    shown.takesApplications = settings.switches.takesApplications;
    shown.readAtMs = parts.clock.now().getTime();
    return settings;
  };
  const read = async (): Promise<MarketSettings> =>
    remember(await readSettings(parts.db, parts.commissionBps, parts.clock.now()));
  return {
    getSettings: async () => remember(await getSettings(parts)),
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
    /** Whether a switch is on. */
    isOn: async (name: keyof MarketSwitches): Promise<boolean> => (await read()).switches[name],
    /** For page texts, which never wait: the last values, which are reloaded in the background. */
    shownTerms: (): ShownTerms => {
      const nowMs = parts.clock.now().getTime();
      if (nowMs - shown.readAtMs > shownMs) {
        // Concurrent callers need no second reload.
        shown.readAtMs = nowMs;
        read().catch(() => {
          // Pages are shown without the database too; the next call tries again.
          shown.readAtMs = -Infinity;
        });
      }
      return shown;
    },
  };
}

export type MarketSettingsModule = ReturnType<typeof createMarketSettings>;
