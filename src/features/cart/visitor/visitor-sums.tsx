import { SumsTable } from '../../../ui/index.ts';
import type { components } from '../../../api/index.ts';

/** What the whole cart comes to, before its delivery: a visitor has not said where it goes. */
export const VisitorSums = ({
  cart: { subtotal, tax, total },
}: {
  readonly cart: components['schemas']['VisitorCart'];
}) => {
  // Nothing of a cart is accepted or declined yet.
  const sums = { subtotal, tax, total };
  return (
    <>
      <SumsTable {...sums} due={sums} label="Cart totals" />
      <p>Delivery is added once you say where you need it.</p>
    </>
  );
};
