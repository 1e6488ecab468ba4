import { riseBegins } from '../../../../src/lib/commission-notice.ts';
import type { MarketCommission } from '../market-settings/index.ts';
import type { Vendor } from './vendors.domain.ts';

/** A vendor's rate of today and one that is announced to it; a rate that is null is the market's. */
export type OwnCommission = Pick<Vendor, 'commissionBps' | 'announcedCommission'>;

/** The rate that a vendor has once what is announced has begun. */
export const lastOwnRate = ({ commissionBps, announcedCommission }: OwnCommission): number | null =>
  announcedCommission === null ? commissionBps : announcedCommission.bps;

/**
 * What a vendor's commission becomes: a rise after its announcement, everything else at once. The market's rate is as
 * high as what the market has announced, of which this vendor was not told.
 */
export function nextOwnCommission(
  { commissionBps }: OwnCommission,
  asked: number | null,
  { market, now }: { readonly market: MarketCommission; readonly now: Date },
): OwnCommission {
  const { commissionBasisPoints, announcedCommission } = market;
  const current = commissionBps ?? commissionBasisPoints;
  const highest = asked ?? Math.max(commissionBasisPoints, announcedCommission?.basisPoints ?? 0);
  return asked === commissionBps || highest <= current
    ? { commissionBps: asked, announcedCommission: null }
    : { commissionBps, announcedCommission: { bps: asked, from: riseBegins(now) } };
}

/** The same in the market's terms, as it is shown to the vendor. */
export const commissionOf = (
  { commissionBps, announcedCommission }: OwnCommission,
  market: MarketCommission,
): MarketCommission => ({
  commissionBasisPoints: commissionBps ?? market.commissionBasisPoints,
  announcedCommission:
    announcedCommission === null
      ? null
      : {
          basisPoints: announcedCommission.bps ?? market.commissionBasisPoints,
          from: announcedCommission.from,
        },
});
