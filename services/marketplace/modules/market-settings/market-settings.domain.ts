import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { riseBegins } from '../../../../src/lib/commission-notice.ts';

/** The id of the only row, and of its subject in the audit log. */
export const marketSettingsId = '00000000-0000-7000-8000-000000000001';

export interface MarketSwitches {
  readonly takesOrders: boolean;
  readonly takesBookings: boolean;
  readonly takesApplications: boolean;
}

export interface MarketSettingsGiven {
  /** The rate that the market shall have, now or after its announcement. */
  readonly commissionBasisPoints: number;
  /** For what is paid from then on. */
  readonly answerHours: number;
  readonly switches: MarketSwitches;
}

/** A rate that has not begun. */
export interface AnnouncedCommission {
  readonly basisPoints: number;
  readonly from: Date;
}

export interface MarketCommission {
  /** The rate of today. */
  readonly commissionBasisPoints: number;
  readonly announcedCommission: AnnouncedCommission | null;
}

export interface MarketSettings extends MarketSettingsGiven, MarketCommission {
  /** Zero until something is changed. */
  readonly version: number;
  readonly changed: { readonly by: string; readonly at: Date } | null;
}

/** The settings before any change. */
export const settingsAsConfigured = (commissionBasisPoints: number): MarketSettings => ({
  commissionBasisPoints,
  announcedCommission: null,
  answerHours: businessTerms.answerHours,
  switches: { takesOrders: true, takesBookings: true, takesApplications: true },
  version: 0,
  changed: null,
});

/** The rate that the market has once everything announced has begun. */
const lastRate = ({ commissionBasisPoints, announcedCommission }: MarketCommission): number =>
  announcedCommission?.basisPoints ?? commissionBasisPoints;

/** What the market's commission becomes: a fall counts at once, a rise after its announcement. */
export function nextCommission(before: MarketCommission, asked: number, now: Date): MarketCommission {
  const { commissionBasisPoints, announcedCommission } = before;
  if (asked === lastRate(before)) return { commissionBasisPoints, announcedCommission };
  return asked > commissionBasisPoints
    ? { commissionBasisPoints, announcedCommission: { basisPoints: asked, from: riseBegins(now) } }
    : { commissionBasisPoints: asked, announcedCommission: null };
}

/** The settings that differ, with old and new values. */
export function changesIn(
  before: MarketSettingsGiven & MarketCommission,
  after: MarketSettingsGiven,
): Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>>>> | null {
  const flat = ({ commissionBasisPoints, answerHours, switches }: MarketSettingsGiven) => ({
    commissionBasisPoints,
    answerHours,
    ...switches,
  });
  const [was, is] = [flat({ ...before, commissionBasisPoints: lastRate(before) }), flat(after)];
  // Safe: its own keys.
  const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return null;
  const pick = (from: typeof is) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
