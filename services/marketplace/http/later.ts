import type { operations } from '../../../openapi/__generated__/marketplace.ts';

/** Operations whose capability comes later: they answer 501. This list can only shrink (routes.ts refuses a handler beside it). */
export const later = [
  'addToCart',
  'getCart',
  'getCartSummary',
  'updateCartQuantity',
  'removeFromCart',
  'clearCart',
  'checkoutCart',
  'updateCartDetails',
  'mergeCart',
  'searchListings',
  'getListingFacets',
  'getProduct',
  'listOrders',
  'getOrder',
  'payOrder',
  'giveUpOrder',
  'streamOrderEvents',
  'listSubOrders',
  'getSubOrder',
  'actOnSubOrder',
  'readSubOrderLink',
  'answerSubOrderLink',
  'listAllOrders',
  'getAnyOrder',
  'refundSubOrder',
  'listTransactions',
  'listLedger',
  'listYachts',
  'addYacht',
  'updateYacht',
  'listDeliveryMethods',
  'setDeliveryMethods',
] as const satisfies readonly (keyof operations)[];

export type Later = (typeof later)[number];
