import { euro } from '../../../../api/testing/values.ts';
import { cartLine, cartOf } from '../../../../machines/cart/testing/carts.ts';
import type { Approval, ApprovalDetails } from '../approvals/approval-texts.ts';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A colleague's request that waits for the reader's approval. */
export const waitingRequest: Approval = {
  id: 'approval-1',
  number: 'A-1001',
  status: 'asked',
  yachtName: 'Halcyon Tide',
  requesterName: 'Iker Soler',
  isYours: false,
  approverName: null,
  note: null,
  total: euro(23_159),
  items: 2,
  firstItem: 'Fender A',
  firstQuantity: 2,
  lines: 1,
  order: null,
  actions: ['order', 'decline'],
  askedAt: hoursFromNow(-3),
  expiresAt: hoursFromNow(300),
};

const lines = [
  cartLine('A', 2),
  cartLine('W', 1, {
    name: 'Self-tailing two-speed electric halyard winch, bronze and chrome, with remote control box',
    variant: '12 V, left-handed',
    unitPrice: euro(318_500),
    lineTotal: euro(318_500),
  }),
];

/** A request with today's prices. */
export const requestOf = (
  change: Partial<Approval> = {},
  cart: Partial<ApprovalDetails['cart']> = {},
): ApprovalDetails => ({
  approval: { ...waitingRequest, ...change },
  cart: { ...cartOf([cartLine('A', 2)]), checkoutKey: 'approval-1-1', version: 1, ...cart },
});

/** A request whose price has risen since it was sent. */
export const dearerRequest = requestOf(
  { lines: 2 },
  {
    ...cartOf(lines.map((line) => ({ ...line, previousUnitPrice: euro(line.unitPrice.amountMinor - 900) }))),
    version: 1,
  },
);

/** A request of which fewer items are left than requested. */
export const shortRequest = requestOf(
  { lines: 2 },
  {
    ...cartOf([
      cartLine('A', 5, { stock: 3, problem: 'too_few' }),
      cartLine('B', 1, { name: 'Anchor swivel, 14 mm', stock: 0, problem: 'out_of_stock' }),
    ]),
    canCheckOut: false,
  },
);
