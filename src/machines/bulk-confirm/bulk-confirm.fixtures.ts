import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { bulkConfirmMachine } from './bulk-confirm.machine.ts';

const orders = [1, 2, 3].map((index) => ({
  id: `0193f2a1-7c1e-7b2a-9d4e-00000000000${index}`,
  number: `Q-1000${index}/1`,
}));

/** What can happen while several orders are confirmed: a refusal of one of them, and the end of the session. */
export const bulkConfirmFixtures = {
  inputs: { 'as the list starts it': null },
  events: {
    'ORDERS.CONFIRMED': {
      'three orders': { orders },
      'one order': { orders: orders.slice(0, 1) },
      'none at all': { orders: [] },
    },
  },
  outputs: { confirmOrder: { confirmed: null } },
  failures: {
    confirmOrder: {
      'answered elsewhere meanwhile': {
        code: 'NOT_ALLOWED_NOW',
        status: 409,
        message: 'This order was answered already.',
      },
      'the session has ended': {
        code: 'SESSION_EXPIRED',
        status: 401,
        message: 'Your session has ended. Please sign in again.',
      },
    },
  },
  distinguish: ({ left }) => left.length,
} satisfies MachineFixtures<typeof bulkConfirmMachine>;
