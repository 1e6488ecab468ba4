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

/** The consequences of a change as sentences; empty if nothing changes. */
export function changeSentences(before: MarketSettingsGiven, after: MarketSettingsGiven): readonly string[] {
  const commission =
    before.commissionBasisPoints === after.commissionBasisPoints
      ? []
      : [
          `The commission changes from ${percentOf(before.commissionBasisPoints)}% to ${percentOf(after.commissionBasisPoints)}%. It applies to new sales. Earlier sales keep their commission, and vendors with their own rate keep it.`,
        ];
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

const { changeHours, payMinutes, heldTimes, receiptDays, completionHours, returns, cancellation } =
  businessTerms;

/** The fixed rules, from which contracts, mails and pages are made. */
export const ruleItems: readonly { readonly term: string; readonly description: string }[] = [
  { term: 'To pay', description: `${payMinutes} minutes, up to ${heldTimes} times held at once` },
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
