import { subOrderOf } from '../../../api/testing/orders.ts';
import { euro, idOf } from '../../../api/testing/values.ts';
import { palma } from '../../../api/testing/delivery.ts';
import type { CheckoutContext } from '../../../machines/checkout/index.ts';
import { cartLine, cartOf, idsOf } from '../../../machines/cart/testing/carts.ts';
import type { OpenOrder } from '../cart.types.ts';
import type { Order, SubOrder } from '../../orders/index.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The cart that is bought. */
export const labCart = cartOf([
  cartLine('F4', 2, { name: 'Fender F4' }),
  cartLine('ML', 3, { name: 'Mooring line 24 mm, 20 m', category: 'Lines', variant: null }),
]);
const { subtotal, tax, delivery, total, vat } = labCart;
const sums = { subtotal, tax, delivery, total };

/** The cart after ordering: empty. */
export const emptiedCart = cartOf([], { suppliers: [], delivery: euro(0), total: euro(0) });

/** The order as the cart shows it while it is unpaid. */
export const openOrderOf = ({ orderId }: CheckoutContext): OpenOrder => ({
  id: orderId ?? idOf(2),
  number: 'Q-10001',
  total,
  expiresAt: inMinutes(12),
});

const partStatus = (status: Order['status']): SubOrder['status'] => {
  if (status === 'pending_payment') return 'reserved';
  return status === 'payment_expired' ? 'released' : 'pending_confirmation';
};

/** The order as its own page shows it, in the checkout's state. */
export function orderOf({ orderId, order }: CheckoutContext): Order {
  const status = order?.status ?? 'pending_payment';
  const isOpen = status === 'pending_payment';
  return {
    id: orderId ?? idOf(2),
    number: 'Q-10001',
    isYours: true,
    status,
    version: 2,
    ...sums,
    due: sums,
    vat,
    createdAt: inMinutes(-3),
    placedAt: isOpen ? null : inMinutes(-1),
    expiresAt: isOpen ? inMinutes(12) : null,
    buyerName: 'Marina Soler',
    place: palma,
    paid: euro(0),
    refunded: euro(0),
    afterRefunds: total,
    vatAfterRefunds: null,
    payment: {
      status: order?.paymentStatus ?? 'processing',
      declineMessage: order?.declineMessage ?? null,
    },
    subOrders: [
      subOrderOf(sums, {
        orderId: orderId ?? idOf(2),
        status: partStatus(status),
        lines: labCart.lines.map((line, index) => ({
          id: idOf(10 + index),
          ...idsOf(`${index}`),
          name: line.name,
          category: line.category,
          departments: line.departments,
          pictureUrl: line.pictureUrl,
          variant: line.variant,
          sku: null,
          unit: line.unit,
          unitPrice: line.unitPrice,
          taxReason: line.taxReason,
          taxBasisPoints: line.taxBasisPoints,
          quantity: line.quantity,
          accepted: null,
          insteadOf: null,
          returned: 0,
          goingBack: 0,
          lineTotal: line.lineTotal,
        })),
      }),
    ],
    timeline: [],
    ledger: [],
    actions: isOpen ? ['pay', 'give_up'] : [],
  };
}
