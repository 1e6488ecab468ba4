import type { SoldSale } from './sold-sale.repository.ts';

type Place = Pick<SoldSale, 'id' | 'kind' | 'purchaseId'>;

/** The vendor's page of a sale; a supplement is on the page of its booking. */
export const salePathOf = ({ id, kind, purchaseId }: Place): string =>
  kind === 'sub_order'
    ? `/supplier/orders-details?id=${id}`
    : `/service-providers/bookings/details?booking=${purchaseId}`;

/** The buyer's page of a sale. */
export const purchasePathOf = ({ kind, purchaseId }: Place): string =>
  kind === 'sub_order'
    ? `/crew/orders-management/${purchaseId}`
    : `/crew/bookings/completed/details?booking=${purchaseId}`;
