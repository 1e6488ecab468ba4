import { refusal } from '../../../http-adapter/index.ts';
import type { Orders } from '../../modules/orders/index.ts';
import type { AllHandlers } from './answers.ts';

type SlipHandlers = Pick<AllHandlers, 'readPackingSlip' | 'readDeliveryNote'>;

/** Operations of tag "Orders" about documents that accompany the goods. */
export const slipHandlers = (orders: Pick<Orders, 'readSlip'>): SlipHandlers => {
  const answer = async (slip: ReturnType<Orders['readSlip']>) => {
    const read = await slip;
    if (read.ok) return { status: 200, body: read.value.bytes, headers: read.value.headers } as const;
    return read.error.code === 'NOT_FOUND'
      ? refusal('NOT_FOUND', { message: 'Order not found.' })
      : refusal('NOT_ALLOWED_NOW', { message: 'Only a confirmed order has slips to go with it.' });
  };
  return {
    readPackingSlip: ({ session, params }) =>
      answer(orders.readSlip(session, params.subOrderId, 'packing_slip')),
    readDeliveryNote: ({ session, params }) =>
      answer(orders.readSlip(session, params.subOrderId, 'delivery_note')),
  };
};
