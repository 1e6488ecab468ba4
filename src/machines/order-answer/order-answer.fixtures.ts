import { fender } from '../../api/testing/orders.ts';
import { idOf } from '../../api/testing/values.ts';
import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { orderAnswerMachine } from './order-answer.machine.ts';
import type { LinkedBooking, LinkedOrder } from './order-answer.vocabulary.ts';
import { linkedBooking, linkedOrder } from './testing/linked-order.ts';

const order: LinkedOrder = {
  ...linkedOrder,
  subOrder: {
    ...linkedOrder.subOrder,
    lines: [fender],
  },
};
const became = (status: LinkedOrder['subOrder']['status']): LinkedOrder => ({
  ...order,
  subOrder: { ...order.subOrder, status, actions: [], answerBy: null },
});

const bookingBecame = (status: LinkedBooking['booking']['status']): LinkedBooking => ({
  ...linkedBooking,
  slots: [],
  booking: { ...linkedBooking.booking, status, actions: [], answerBy: null },
});

const refused = (code: string, status: number, message: string) => ({ code, status, message });
const deadLinks = {
  'the link is too old': refused('LINK_EXPIRED', 410, 'This link has expired.'),
  'the link was used': refused('LINK_USED', 410, 'This link was used already.'),
};

/**
 * What can happen on the page of an emailed order or booking: one that awaits an answer or does not, invalid links, and
 * a late answer.
 */
export const orderAnswerFixtures = {
  inputs: { 'as the page starts it': null },
  events: {
    'CONFIRM.REQUESTED': {
      whole: {},
      'in part, with a date': { lines: [{ lineId: idOf(11), quantity: 1 }], readyOn: '2026-11-26' },
    },
    'CHANGE.REQUESTED': {
      'a substitute': {
        proposal: {
          message: 'The grey ones are here tomorrow.',
          readyOn: '2026-11-27',
          lines: [{ lineId: idOf(11), quantity: 2, unitPriceMinor: 8500, substitute: 'The same in grey' }],
        },
      },
    },
    'DECLINE.REQUESTED': {
      'with a reason': { note: 'Sold out since this morning.' },
      'without a reason': { note: '  ' },
    },
    'PROPOSAL.REQUESTED': {
      'a free time': { startsAt: '2026-12-04T08:00:00.000Z', note: 'The crane is ours that morning.' },
      'another time': { startsAt: '2026-12-04T03:00:00.000Z', note: '' },
    },
  },
  outputs: {
    readLink: {
      'it waits for an answer': order,
      'a booking waits for an answer': linkedBooking,
      'a booking was withdrawn': bookingBecame('withdrawn'),
      'it was answered in the app': became('confirmed'),
      'it was withdrawn': became('cancelled'),
    },
    answerLink: {
      'it is confirmed': became('confirmed'),
      'it is declined': became('declined'),
      'a change is proposed': became('change_proposed'),
      'another time is proposed': bookingBecame('time_proposed'),
    },
  },
  failures: {
    readLink: {
      ...deadLinks,
      'the link is wrong': refused('LINK_WRONG', 404, 'This link opens nothing.'),
    },
    answerLink: {
      ...deadLinks,
      'answered elsewhere meanwhile': refused('NOT_ALLOWED_NOW', 409, 'This order was answered already.'),
      'the time was taken meanwhile': refused('SLOT_TAKEN', 409, 'That time was taken meanwhile.'),
    },
  },
  distinguish: ({ asked, answer }) => ({
    asks: asked && ('booking' in asked ? asked.booking : asked.subOrder).actions.length > 0,
    isBooking: asked !== null && 'booking' in asked,
    answer: answer?.action ?? null,
  }),
} satisfies MachineFixtures<typeof orderAnswerMachine>;
