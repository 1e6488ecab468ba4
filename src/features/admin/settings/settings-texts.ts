import { businessTerms } from '../../../lib/business-terms.ts';
import { riseBegins } from '../../../lib/commission-notice.ts';
import { percentOf } from '../../../lib/percent-text.ts';
import { commissionDayText } from '../../commission/index.ts';
import type { MarketSettings, MarketSettingsGiven, MarketSwitches } from './settings.types.ts';

interface SwitchText {
  readonly label: string;
  /** What happens while it is off. */
  readonly hint: string;
  readonly off: string;
  readonly on: string;
}

export const switchTexts: Readonly<Record<keyof MarketSwitches, SwitchText>> = {
  takesOrders: {
    label: 'Orders',
    hint: 'Off: nobody can check out a cart. Carts are kept, and placed orders continue.',
    off: 'Nobody can check out a cart.',
    on: 'Carts can be checked out again.',
  },
  takesBookings: {
    label: 'Bookings',
    hint: 'Off: nobody can book a time. Existing bookings continue.',
    off: 'Nobody can book a time.',
    on: 'Times can be booked again.',
  },
  takesApplications: {
    label: 'Applications of new vendors',
    hint: 'Off: nobody can send an application. What they filled in is kept.',
    off: 'No vendor can send an application.',
    on: 'Vendors can send applications again.',
  },
};

// The record has exactly one entry per switch.
export const switchNames = Object.keys(switchTexts) as readonly (keyof MarketSwitches)[];

const share = (basisPoints: number): string => `${percentOf(basisPoints)}%`;

type Announced = NonNullable<MarketSettings['announcedCommission']>;

/** "12.5% from Wed 16 Dec", as in the mails to the vendors: a rate begins at midnight UTC. */
export const announcedText = ({ basisPoints, from }: Announced): string =>
  `${share(basisPoints)} from ${commissionDayText(new Date(from))}`;

/** The rate that the market has once what is announced has begun. */
export const askedCommission = ({ announcedCommission, commissionBasisPoints }: MarketSettings): number =>
  announcedCommission?.basisPoints ?? commissionBasisPoints;

function toldText(vendors: number): string {
  if (vendors === 0) return 'No vendor sells at the market’s rate yet, so nobody is told.';
  return `${vendors === 1 ? 'One vendor with the market’s rate is' : `${vendors} vendors with the market’s rate, those who have applied included, are`} told now, in the app and by email.`;
}

function commissionSentence(before: MarketSettings, asked: number, now: Date): string {
  const { commissionBasisPoints: current, announcedCommission: announced, vendorsConcerned } = before;
  const told = toldText(vendorsConcerned);
  const off = announced === null ? '' : ` What was announced, ${announcedText(announced)}, is taken back.`;
  if (asked === current) return `The commission stays ${share(current)}.${off} ${told}`;
  const kept = 'Earlier sales keep their commission, and vendors with their own rate keep it.';
  if (asked < current)
    return `The commission changes from ${share(current)} to ${share(asked)} at once.${off} ${told} ${kept}`;
  const from = commissionDayText(riseBegins(now), now);
  return `The commission rises from ${share(current)} to ${share(asked)} on ${from}: vendors need ${businessTerms.commissionNoticeDays} days’ notice by law, and can leave before.${off} ${told} ${kept}`;
}

/** The consequences of a change as sentences; empty if nothing changes. */
export function changeSentences(
  before: MarketSettings,
  after: MarketSettingsGiven,
  now = new Date(),
): readonly string[] {
  const commission =
    askedCommission(before) === after.commissionBasisPoints
      ? []
      : [commissionSentence(before, after.commissionBasisPoints, now)];
  const switched = switchNames
    .filter((name) => before.switches[name] !== after.switches[name])
    .map((name) => switchTexts[name][after.switches[name] ? 'on' : 'off']);
  const answer =
    before.answerHours === after.answerHours
      ? []
      : [
          `Vendors have ${after.answerHours} hours to answer new orders and bookings, instead of ${before.answerHours}. Those already waiting keep their deadline.`,
        ];
  return [...commission, ...answer, ...switched];
}

const {
  changeHours,
  payMinutes,
  heldTimes,
  receiptDays,
  completionHours,
  returns,
  cancellation,
  commissionNoticeDays,
} = businessTerms;

/** The fixed rules, from which contracts, mails and pages are made. */
export const ruleItems: readonly { readonly term: string; readonly description: string }[] = [
  { term: 'To pay', description: `${payMinutes} minutes, up to ${heldTimes} times held at once` },
  { term: 'To announce a higher commission', description: `At least ${commissionNoticeDays} days before` },
  { term: 'To answer a proposed change', description: `${changeHours} hours` },
  { term: 'Counted as received', description: `${receiptDays} days after delivery` },
  {
    term: 'Counted as done',
    description: `${completionHours} hours after a booking’s end, or after its provider marked it done if that was earlier`,
  },
  {
    term: 'Returns',
    description: `Within ${returns.requestDays} days; ${returns.answerDays} days to answer, ${returns.sendBackDays} to send back`,
  },
  {
    term: 'Free cancellation of bookings',
    description: `Flexible until ${cancellation.flexibleHours} hours before, moderate ${cancellation.moderateHours} hours, strict ${cancellation.strictDays} days`,
  },
];
