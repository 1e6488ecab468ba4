import { expect, it } from 'vitest';
import { riseBegins } from '../../../../src/lib/commission-notice.ts';
import { nextOwnCommission } from './commission.domain.ts';

const now = new Date('2026-11-30T19:53:00Z');
const from = riseBegins(now);
const market = (commissionBasisPoints: number, announced: number | null = null) => ({
  commissionBasisPoints,
  announcedCommission: announced === null ? null : { basisPoints: announced, from: now },
});
const own = (commissionBps: number | null, announced?: number | null) => ({
  commissionBps,
  announcedCommission: announced === undefined ? null : { bps: announced, from },
});

it.each([
  ['a fall counts at once', own(1000), 800, market(1000), own(800)],
  ['so does a rate below that of the market', own(null), 900, market(1000), own(900)],
  ['a rise is announced', own(800), 900, market(1000), own(800, 900)],
  ['so is the higher one of the market', own(800), null, market(1000), own(800, null)],
  ['the market’s lower one counts at once', own(1200), null, market(1000), own(null)],
  ['but not if the market has announced a higher one', own(1200), null, market(1000, 1250), own(1200, null)],
  ['the rate of today takes an announcement back', own(800, 900), 800, market(1000), own(800)],
  ['also where it is the market’s', own(null, 1200), null, market(1000, 1250), own(null)],
  ['a lower announcement takes the place of a higher one', own(800, 900), 850, market(1000), own(800, 850)],
])('%s', (_case, before, asked, rates, after) => {
  expect(nextOwnCommission(before, asked, { market: rates, now })).toEqual(after);
});
