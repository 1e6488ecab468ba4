import { businessTerms } from '../../../lib/business-terms.ts';
import { percentOf } from '../../../lib/percent-text.ts';
import type { MarketSettingsGiven, MarketSwitches } from './settings.types.ts';

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
    hint: 'Off: nobody can check out a cart. Carts are kept, and placed orders go on.',
    off: 'Nobody can check out a cart.',
    on: 'Carts can be checked out again.',
  },
  takesBookings: {
    label: 'Bookings',
    hint: 'Off: nobody can book a time. Bookings that are made go on.',
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

/** The consequences of a change as sentences; empty if nothing changes. */
export function changeSentences(before: MarketSettingsGiven, after: MarketSettingsGiven): readonly string[] {
  const commission =
    before.commissionBasisPoints === after.commissionBasisPoints
      ? []
      : [
          `The commission goes from ${percentOf(before.commissionBasisPoints)}% to ${percentOf(after.commissionBasisPoints)}%. It applies to what is sold from now on; what is sold already keeps its commission, and vendors with a rate of their own keep theirs.`,
        ];
  const switched = switchNames
    .filter((name) => before.switches[name] !== after.switches[name])
    .map((name) => switchTexts[name][after.switches[name] ? 'on' : 'off']);
  const answer =
    before.answerHours === after.answerHours
      ? []
      : [
          `Vendors have ${after.answerHours} hours to answer what is paid from now on, not ${before.answerHours}. What waits for an answer keeps its time.`,
        ];
  return [...commission, ...answer, ...switched];
}

const { changeHours, payMinutes, heldTimes, receiptDays, completionHours, returns, cancellation } =
  businessTerms;

/** The fixed rules, from which contracts, mails and pages are made. */
export const ruleItems: readonly { readonly term: string; readonly description: string }[] = [
  { term: 'To pay', description: `${payMinutes} minutes, up to ${heldTimes} times held at once` },
  { term: 'To answer a proposed change', description: `${changeHours} hours` },
  { term: 'Counted as received', description: `${receiptDays} days after delivery` },
  { term: 'Counted as done', description: `${completionHours} hours after a booking’s end` },
  {
    term: 'Returns',
    description: `Within ${returns.requestDays} days; ${returns.answerDays} days to answer, ${returns.sendBackDays} to send back`,
  },
  {
    term: 'Free cancellation of bookings',
    description: `Flexible until ${cancellation.flexibleHours} hours before, moderate ${cancellation.moderateHours} hours, strict ${cancellation.strictDays} days`,
  },
];
