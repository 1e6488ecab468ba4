import { moneyText } from '../../../../../src/lib/money-minor.ts';
import type { MailToQueue } from '../../../platform/mail/index.ts';
import type { Addressee } from '../mailed-order.repository.ts';
import { orderedTexts } from './line-texts.ts';
import {
  inWritingAlone,
  mail,
  orderMail,
  orderPath,
  seeOrder,
  type OrderMail,
  type OrderMailData,
} from './order-mail.ts';

export const orderCancelledMail = (
  to: Addressee,
  data: Pick<OrderMailData, 'order' | 'publicUrl'> & { readonly orderNumber: string },
): MailToQueue => {
  const { order, orderNumber } = data;
  const written = mail(
    to,
    `Your order ${orderNumber} is cancelled`,
    {
      heading: `Your order ${orderNumber} is cancelled`,
      paragraphs: [
        `You cancelled it before a supplier confirmed. Nothing is charged: the ${moneyText(order.totalMinor, order.currency)} is released, which your bank may take a few days to show.`,
        `${new Intl.ListFormat('en-GB').format(order.subOrders.map(({ supplierName }) => supplierName))} won’t send anything.`,
      ],
      button: seeOrder(data),
    },
    orderPath(data),
  );
  return inWritingAlone(written);
};

export const paymentLostMail = (
  to: Addressee,
  data: Pick<OrderMailData, 'order' | 'publicUrl'> & { readonly orderNumber: string },
): MailToQueue => {
  const subject = `Your order ${data.orderNumber} is cancelled: the payment was released`;
  return mail(
    to,
    subject,
    {
      heading: subject,
      paragraphs: [
        'Your bank released the payment before it was captured, so nothing was charged and the order was cancelled. The suppliers have been notified.',
        'If you still need it, order again: one click on the order page puts everything back in your cart.',
      ],
      button: seeOrder(data),
    },
    orderPath(data),
  );
};

export const supplierPaymentLostMail = orderMail(
  ({ order, number }) => ({
    subject: `${number} is cancelled: its payment was released`,
    paragraphs: [
      `${order.buyerName}’s bank released the payment before it was captured. Please don’t send the order. Anything not yet sent is back in your stock.`,
      'If it’s already on its way, agree a return with the buyer, and contact us if you need help.',
    ],
  }),
  'supplier',
);

export const cancelledBySupplierMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} has cancelled ${number}`,
    paragraphs: [
      `${orderedTexts(subOrder).join('; ')} won’t be delivered. The amount you paid goes back the way you paid.`,
    ],
  }),
  'buyer',
);

const cancellationMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `You cancelled ${number}`,
    paragraphs: [
      `${subOrder.supplierName} has been notified. ${orderedTexts(subOrder).join('; ')} won’t be delivered.`,
      'You don’t pay for it: what was authorised is released, and what was already paid goes back the way you paid.',
    ],
  }),
  'buyer',
);

export const youCancelledMail: OrderMail = (to, data) => inWritingAlone(cancellationMail(to, data));

export const cancelledByCrewMail = orderMail(
  ({ order, number }) => ({
    subject: `${order.buyerName} has cancelled ${number}`,
    paragraphs: ['Please don’t send it. Your stock has been restored.'],
  }),
  'supplier',
);
