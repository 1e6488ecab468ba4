import { SumsTable } from '../../../ui/index.ts';
import type { components } from '../../../api/index.ts';

/** The cart's total before delivery, since a visitor has no delivery address. */
export const VisitorSums = ({
  cart: { subtotal, tax, total },
}: {
  readonly cart: components['schemas']['VisitorCart'];
}) => {
  // Nothing in a cart is accepted or declined yet.
  const sums = { subtotal, tax, total };
  return (
    <>
      <SumsTable {...sums} due={sums} label="Cart totals" />
      <p>Delivery is added once you say where you need it.</p>
    </>
  );
};
