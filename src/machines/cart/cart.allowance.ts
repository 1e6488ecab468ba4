import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/** What of the cart may leave: what is done with it, how many, and of which of the six departments; not what it is, what it costs, or where it goes. */
export const cartAllowance: TraceAllowance = {
  codes: ['code', 'currency', 'departments', 'field', 'kind', 'problem', 'role', 'rule'],
  numbers: [
    'available',
    'leftOut',
    'quantity',
    'retryAfterSeconds',
    'status',
    'stock',
    'totalItems',
    'version',
  ],
  instants: ['at', 'expiresAt', 'lastUpdated'],
  sentences: [
    'Failed to fetch cart count',
    'Both inventoryId and productId are required',
    'Only crew members can buy here. Please sign in with a crew account.',
    'You were signed out before this was done.',
    'This was cancelled. The cart shows what is saved.',
    ...transportSentences,
  ],
};
