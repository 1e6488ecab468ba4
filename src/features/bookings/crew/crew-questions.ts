import { formatMoney } from '../../../ui/index.ts';
import { periodTextWithClock, type Booking } from '../shared/index.ts';
import { movedCancellationText } from './cancellation-text.ts';

/** Actions that need a short confirmation. Other actions have their own dialogs. */
const askedActions = [
  'give_up',
  'withdraw',
  'accept_time',
  'refuse_time',
  'withdraw_time',
  'confirm_completion',
  'accept_part',
  'withdraw_dispute',
] as const;
type AskedAction = (typeof askedActions)[number];

export const isAsked = (action: string): action is AskedAction => askedActions.some((one) => one === action);

export interface CrewQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDestructive: boolean;
}

/** The confirmation question of an action, with the booking and the effect on the money. */
export function questionOf(action: AskedAction, booking: Booking): CrewQuestion {
  const { number, provider, proposal, dispute, total, status, timeZone, place } = booking;
  const released = `${formatMoney(total)} held on your card is released and not charged.`;
  const text = (period: { startsAt: string; endsAt: string }) =>
    periodTextWithClock({ ...period, wholeDays: booking.wholeDays }, timeZone, place.port);
  switch (action) {
    case 'give_up':
      return {
        title: `Release the time of ${number}?`,
        text: 'Someone else can then book it. Nothing was charged.',
        confirm: 'Release the time',
        isDestructive: true,
      };
    case 'withdraw':
      return {
        title: `Withdraw the request ${number}?`,
        text: `${provider.name} is notified and the time is free again. ${released}`,
        confirm: 'Withdraw the request',
        isDestructive: true,
      };
    case 'accept_time':
      return {
        title: `Accept the new time for ${number}?`,
        text: [
          ...(proposal === null
            ? []
            : [`The work is then on ${text(proposal)} instead of ${text(booking)}.`]),
          `The price stays ${formatMoney(total)}.`,
          ...(proposal === null ? [] : [movedCancellationText(booking, proposal.startsAt)]),
        ].join(' '),
        confirm: 'Accept the new time',
        isDestructive: false,
      };
    case 'refuse_time':
      return status === 'time_proposed'
        ? {
            title: `Reject the new time for ${number}?`,
            text: `The request is withdrawn. ${released}`,
            confirm: 'Reject the new time',
            isDestructive: true,
          }
        : {
            title: `Reject the new time for ${number}?`,
            text: `The booking stays on ${text(booking)}. ${provider.name} is notified.`,
            confirm: 'Reject the new time',
            isDestructive: true,
          };
    case 'withdraw_time':
      return {
        title: `Withdraw the time you proposed for ${number}?`,
        text: `The booking stays on ${text(booking)}. ${provider.name} is notified.`,
        confirm: 'Withdraw the proposed time',
        isDestructive: false,
      };
    case 'accept_part':
      return {
        title: `Accept the offer for ${number}?`,
        text: `${dispute?.offered ? formatMoney(dispute.offered) : 'The amount'} goes back the way you paid, and ${provider.name} is paid the rest. This is final.`,
        confirm: 'Accept the offer',
        isDestructive: false,
      };
    case 'withdraw_dispute':
      return {
        title: `Is the problem with ${number} solved?`,
        text: `The booking is complete and ${provider.name} is paid. After that, you can’t report a problem here.`,
        confirm: 'The problem is solved',
        isDestructive: false,
      };
    case 'confirm_completion':
      return {
        title: `Is the work for ${number} done?`,
        text: `${provider.name} is then paid. After that, you can’t report a problem here.`,
        confirm: 'Confirm completion',
        isDestructive: false,
      };
  }
}
