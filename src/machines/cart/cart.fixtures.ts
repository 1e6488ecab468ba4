import { euro } from '../../api/testing/values.ts';
import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { cartMachine } from './cart.machine.ts';
import { cartLine, cartOf, idsOf } from './testing/carts.ts';

const at = '2026-11-20T08:30:00.000Z';
const later = '2026-11-20T08:31:00.000Z';

const cart = cartOf([
  cartLine('F4', 2, { name: 'Fender F4' }),
  cartLine('ML', 3, { name: 'Mooring line 24 mm, 20 m', category: 'Lines', variant: null }),
]);
const fuller = cartOf([
  cartLine('F4', 4, { name: 'Fender F4' }),
  cartLine('ML', 3, { name: 'Mooring line 24 mm, 20 m', category: 'Lines', variant: null }),
]);
const empty = cartOf([], { suppliers: [], delivery: euro(0), total: euro(0) });
const fender = idsOf('F4');
const visitorLines = [
  { ...idsOf('F4'), quantity: 2 },
  { ...idsOf('BH'), quantity: 1 },
];

/**
 * What can happen to the cart. `distinguish` ignores the number of lines and the queued requests, which are unbounded.
 */
export const cartFixtures = {
  inputs: { 'as the app starts it': null },
  events: {
    'PERSON.ARRIVED': {
      'a crew member': { role: 'crew_member' },
      'a supplier, who buys nothing': { role: 'supplier' },
    },
    'VISITOR_LINES.CHANGED': {
      'two lines are kept here': { lines: visitorLines },
      'nothing is kept here': { lines: [] },
    },
    'ITEM.ADD_REQUESTED': {
      'two fenders': {
        request: { requestId: 'add-1', kind: 'add', line: { ...fender, quantity: 2 }, stock: 24 },
        at,
      },
      'more than there are': {
        request: { requestId: 'add-2', kind: 'add', line: { ...fender, quantity: 30 }, stock: 24 },
        at,
      },
      'without its product': {
        request: { requestId: 'add-3', kind: 'add', line: { ...fender, productId: '' } },
        at,
      },
    },
    'ITEM.UPDATE_REQUESTED': {
      'four fenders': {
        request: { requestId: 'update-1', kind: 'update', line: { ...fender, quantity: 4 } },
        at,
      },
      'saved for later': {
        request: { requestId: 'update-2', kind: 'update', line: { ...fender, savedForLater: true } },
        at,
      },
    },
    'ITEM.REMOVE_REQUESTED': {
      'the fenders': { request: { requestId: 'remove-1', kind: 'remove', line: fender }, at },
    },
    'CART.CLEAR_REQUESTED': { everything: { request: { requestId: 'clear-1', kind: 'clear' }, at } },
    'DETAILS.CHANGE_REQUESTED': {
      'another berth': {
        request: { requestId: 'describe-1', kind: 'describe', details: { berth: 'Q14' } },
        at,
      },
    },
    'CART.READ_REQUESTED': { 'as it is now': { request: { requestId: 'read-1', kind: 'read' }, at } },
  },
  outputs: {
    fetchCart: {
      'a cart of two lines': { isKnown: true, cart, at },
      'an empty cart': { isKnown: true, cart: empty, at },
      'the server refused': { isKnown: false },
    },
    mergeLines: {
      'all of them': { cart: fuller, at: later, lines: visitorLines, leftOut: 0 },
      'but one, which is sold out': { cart: fuller, at: later, lines: visitorLines, leftOut: 1 },
      'all but what another tab added since': {
        cart: fuller,
        at: later,
        lines: visitorLines.slice(0, 1),
        leftOut: 0,
      },
    },
    changeCart: {
      'the cart after it': { cart: fuller, at: later },
      'the cart after it, in short': {
        count: { totalItems: 7, version: 4, checkoutKey: 'checkout-1-4' },
        at: later,
      },
      'an empty cart': { cart: empty, at: later },
    },
  },
  failures: {
    changeCart: {
      'too few are left': {
        code: 'NOT_ENOUGH_STOCK',
        status: 409,
        message: 'There are only 3 of these.',
        details: { available: 3 },
      },
    },
  },
  distinguish: ({ requests, visitorLines }) => ({
    next: requests[0]?.kind ?? null,
    visitorLinesWait: visitorLines.length > 0,
  }),
} satisfies MachineFixtures<typeof cartMachine>;
