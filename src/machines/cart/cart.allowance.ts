import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What a recording of the cart may contain: the actions, the quantities and the departments; not the products, prices
 * or delivery details.
 */
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
