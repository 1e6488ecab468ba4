import type { PathRules } from '../../statecharts/explore/simple-paths.types.ts';
import { waitingLong } from '../kit/index.ts';
import type { Booking, BookingContext } from './booking.types.ts';

/** Whether a booking's status is a result of the requested action. */
const isAnswerTo = ({ request }: BookingContext, { status }: Booking): boolean => {
  if (request?.about !== 'act') return false;
  switch (request.act.action) {
    case 'withdraw':
      return status === 'withdrawn';
    case 'accept_time':
      return status === 'confirmed';
    case 'refuse_time':
      return status === 'withdrawn' || status === 'confirmed';
    case 'withdraw_time':
      return status === 'confirmed';
    case 'cancel':
      return status === 'cancelled_by_crew';
    case 'propose_time':
      return status === 'reschedule_proposed';
    default:
      return false;
  }
};

/**
 * How the paths through a booking are described: which events are ignored, where paths end, and what the crew member
 * does.
 */
export const bookingPathRules: PathRules = {
  ignored: [
    { event: 'STEP.OPENED', description: 'going back to a step' },
    { event: 'FAILURE.DISMISSED', description: 'dismissing a notice' },
    { event: 'CANCEL.REQUESTED', description: 'cancelling while something is under way' },
    { event: 'BOOKING.REPEATED', description: 'booking again' },
    'DETAILS.TYPED',
    waitingLong,
  ],
  fits: { actOnBooking: isAnswerTo, proposeTime: isAnswerTo },
  outcomes: {
    'booking.trouble': 'the server can’t be reached',
    'booking.answer.confirmed': 'confirmed',
    'booking.answer.declined': 'declined',
    'booking.answer.expired': 'expired',
    'booking.answer.withdrawn': 'withdrawn',
    'booking.answer.cancelled': 'cancelled',
    'booking.answer.underWay': 'under way',
    'booking.answer.over': 'over',
  },
  personDoes: {
    'SERVICE.CHOSEN': 'Chooses a service',
    'WORK.CHANGED': 'Changes the place or the quantity',
    'SLOT.CHOSEN': 'Chooses a time',
    'DETAILS.SUBMITTED': 'Enters details and continues',
    'BILLING.SUBMITTED': 'Says who the booking is for',
    'STEP.SKIPPED': 'Skips the step',
    'HOLD.REQUESTED': 'Continues to payment',
    'HOLD.GIVE_UP_REQUESTED': 'Gives the held time up',
    'PAYMENT.REQUESTED': 'Goes to the payment page',
    'BROWSER.RETURNED': 'Comes back from the payment page',
    'BOOKING.WITHDRAWN': 'Withdraws the request',
    'TIME.ACCEPTED': 'Accepts the proposed time',
    'TIME.REFUSED': 'Refuses the proposed time',
    'TIME.WITHDRAWN': 'Withdraws the time they proposed',
    'RESCHEDULE.STARTED': 'Wants another time',
    'RESCHEDULE.ABANDONED': 'Keeps the time',
    'RESCHEDULE.PROPOSED': 'Proposes another time',
    'BOOKING.CANCELLED': 'Cancels the booking',
    'RETRY.REQUESTED': 'Tries again',
  },
  leavingEvents: ['STEP.SKIPPED'],
};
