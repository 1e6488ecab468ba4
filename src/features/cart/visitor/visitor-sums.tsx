import { SumsTable } from '../../../ui/index.ts';
import type { components } from '../../../api/index.ts';

/** What the whole cart comes to. */
export const VisitorSums = ({
  cart: { subtotal, tax, delivery, total },
}: {
  readonly cart: components['schemas']['VisitorCart'];
}) => {
  // Nothing of a cart is accepted or declined yet.
  const sums = { subtotal, tax, delivery, total };
  return <SumsTable {...sums} due={sums} deliveryName="cheapest" label="Cart totals" />;
};
