import type { SubOrder } from './order.types.ts';

type Kind = SubOrder['deliveryKind'];

/** What the date of a sub-order is called: of a field, and in front of the date. */
export const expectedLabel = (kind: Kind): string =>
  kind === 'collection' ? 'Ready to collect on' : 'Expected on';
