import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { orderAnswerMachine } from './order-answer.machine.ts';
import type { LinkedOrder } from './order-answer.vocabulary.ts';
import { linkedOrder } from './testing/linked-order.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const id = (last: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(last).padStart(12, '0')}`;

const asked: LinkedOrder = {
  ...linkedOrder,
  subOrder: {
    ...linkedOrder.subOrder,
    lines: [
      {
        id: id(11),
        inventoryId: id(21),
        productId: id(31),
        name: 'Fender F4',
        variant: 'Navy',
        sku: 'F4-NAVY',
        unit: 'piece',
        unitPrice: euro(8950),
        taxBasisPoints: 2100,
        quantity: 2,
        accepted: null,
        substitute: null,
        lineTotal: euro(17_900),
      },
    ],
  },
};
const became = (status: LinkedOrder['subOrder']['status']): LinkedOrder => ({
  ...asked,
  subOrder: { ...asked.subOrder, status, actions: [], answerBy: null },
});

const refused = (code: string, status: number, message: string) => ({ code, status, message });
const deadLinks = {
  'the link is too old': refused('LINK_EXPIRED', 410, 'This link has expired.'),
  'the link was used': refused('LINK_USED', 410, 'This link was used already.'),
};

/** What the page of an emailed order may meet: an order that waits or does not, links that open nothing, and an answer that came too late. */
export const orderAnswerFixtures = {
  inputs: { 'as the page starts it': null },
  events: {
    'DECLINE.REQUESTED': {
      'with a reason': { note: 'Sold out since this morning.' },
      'without a reason': { note: '  ' },
    },
  },
  outputs: {
    readLink: {
      'it waits for an answer': asked,
      'it was answered in the app': became('confirmed'),
      'it was withdrawn': became('cancelled'),
    },
    answerLink: { 'it is confirmed': became('confirmed'), 'it is declined': became('declined') },
  },
  failures: {
    readLink: {
      ...deadLinks,
      'the link is wrong': refused('LINK_WRONG', 404, 'This link opens nothing.'),
    },
    answerLink: {
      ...deadLinks,
      'answered elsewhere meanwhile': refused('NOT_ALLOWED_NOW', 409, 'This order was answered already.'),
    },
  },
  distinguish: ({ order, answer }) => ({
    asks: order && order.subOrder.actions.length > 0,
    answer: answer?.action ?? null,
  }),
} satisfies MachineFixtures<typeof orderAnswerMachine>;
