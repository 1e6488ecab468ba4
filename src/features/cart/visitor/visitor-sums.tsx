import { DescriptionList, Money } from '../../../ui/index.ts';
import type { components } from '../../../api/index.ts';

/** What the whole cart comes to. */
export const VisitorSums = ({ cart }: { readonly cart: components['schemas']['VisitorCart'] }) => (
  <DescriptionList
    items={[
      { term: 'Products', description: <Money {...cart.subtotal} /> },
      { term: 'Tax', description: <Money {...cart.tax} /> },
      { term: 'Delivery, from', description: <Money {...cart.delivery} /> },
      { term: 'Total', description: <Money {...cart.total} /> },
    ]}
  />
);
