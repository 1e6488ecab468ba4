import { businessTerms } from '../../../../src/lib/business-terms.ts';

/** The one row, and the subject of its changes in the audit log. */
export const marketSettingsId = '00000000-0000-7000-8000-000000000001';

export interface MarketSwitches {
  readonly takesOrders: boolean;
  readonly takesBookings: boolean;
  readonly takesApplications: boolean;
}

export interface MarketSettingsGiven {
  readonly commissionBasisPoints: number;
  /** Of what is paid from then on. */
  readonly answerHours: number;
  readonly switches: MarketSwitches;
}

export interface MarketSettings extends MarketSettingsGiven {
  /** Zero: nobody has changed anything. */
  readonly version: number;
  readonly changed: { readonly by: string; readonly at: Date } | null;
}

/** Before an admin has changed anything. */
export const settingsAsConfigured = (commissionBasisPoints: number): MarketSettings => ({
  commissionBasisPoints,
  answerHours: businessTerms.answerHours,
  switches: { takesOrders: true, takesBookings: true, takesApplications: true },
  version: 0,
  changed: null,
});

/** What of the settings differs, by name, as it was and as it is. */
export function changesIn(
  before: MarketSettingsGiven,
  after: MarketSettingsGiven,
): Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>>>> | null {
  const flat = ({ commissionBasisPoints, answerHours, switches }: MarketSettingsGiven) => ({
    commissionBasisPoints,
    answerHours,
    ...switches,
  });
  const [was, is] = [flat(before), flat(after)];
  const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]); // Its own keys.
  if (names.length === 0) return null;
  const pick = (from: typeof is) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
