import { businessTerms } from '../../../../src/lib/business-terms.ts';

/** The id of the only row, and of its subject in the audit log. */
export const marketSettingsId = '00000000-0000-7000-8000-000000000001';

export interface MarketSwitches {
  readonly takesOrders: boolean;
  readonly takesBookings: boolean;
  readonly takesApplications: boolean;
}

export interface MarketSettingsGiven {
  readonly commissionBasisPoints: number;
  /** For what is paid from then on. */
  readonly answerHours: number;
  readonly switches: MarketSwitches;
}

export interface MarketSettings extends MarketSettingsGiven {
  /** Zero until something is changed. */
  readonly version: number;
  readonly changed: { readonly by: string; readonly at: Date } | null;
}

/** The settings before any change. */
export const settingsAsConfigured = (commissionBasisPoints: number): MarketSettings => ({
  commissionBasisPoints,
  answerHours: businessTerms.answerHours,
  switches: { takesOrders: true, takesBookings: true, takesApplications: true },
  version: 0,
  changed: null,
});

/** The settings that differ, with old and new values. */
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
  // Safe: its own keys.
  const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return null;
  const pick = (from: typeof is) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
