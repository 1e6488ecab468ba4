import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { disputeAnswerBy } from '../../disputes/index.ts';
import { instantText } from '../../../platform/mail/index.ts';
import type { Addressee } from '../mailed-order.repository.ts';
import { disputedTexts } from './line-texts.ts';
import { orderMail, type OrderMail, type OrderMailData } from './order-mail.ts';

/**
 * “ by Thursday 3 December 2026 at 09:00 CET”, in the reader’s time zone; empty if neither side's answer is awaited.
 */
function answerBy({ subOrder: { dispute } }: OrderMailData, { timeZone }: Addressee): string {
  const at = disputeAnswerBy(dispute);
  return at === null ? '' : ` by ${instantText(at, timeZone)}`;
}

const offered = ({ order, subOrder }: OrderMailData): string =>
  moneyText(subOrder.dispute?.offeredMinor ?? 0, order.currency);

const decides = 'Quayside reads what both of you wrote, decides, and writes to you both.';

const concerned = ({ subOrder }: OrderMailData): readonly string[] => {
  const texts = disputedTexts(subOrder);
  return texts.length === 0 ? [] : [`It is about ${texts.join('; ')}.`];
};

/** Asks the supplier to answer a problem, which `subject` states. */
const reportedMail = (subject: (data: OrderMailData) => string): OrderMail =>
  orderMail(
    (data, to) => ({
      subject: subject(data),
      paragraphs: [
        `Please answer${answerBy(data, to)}: refund what was reported, offer a part of it, or say why you don’t agree. Without an answer, Quayside decides.`,
        ...concerned(data),
        'Nothing is paid out for it until the problem is resolved. Photos are on the page of the order.',
      ],
    }),
    'supplier',
  );

export const disputedMail = reportedMail(
  ({ order, number }) => `${order.buyerName} reported a problem with ${number}`,
);

export const undeliveredMail = reportedMail(
  ({ order, number }) => `${order.buyerName} reports that ${number} hasn’t come`,
);

export const disputeAcceptedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `You get everything back for ${number}`,
    paragraphs: [
      `${subOrder.supplierName} accepts the problem that you reported. What you paid goes back the way you paid.`,
    ],
  }),
  'buyer',
);

export const reportedRefundedMail = orderMail(
  (data) => ({
    subject: `You get ${offered(data)} back for ${data.number}`,
    paragraphs: [
      `${data.subOrder.supplierName} refunds what you reported as missing: ${disputedTexts(data.subOrder).join('; ')}. It goes back the way you paid, and the order is complete.`,
    ],
  }),
  'buyer',
);

export const partOfferedMail = orderMail(
  (data, to) => ({
    subject: `${data.subOrder.supplierName} offers ${offered(data)} back for ${data.number}`,
    paragraphs: [
      `It is for the problem that you reported. Please accept or refuse it${answerBy(data, to)}. Without an answer, or if you refuse, Quayside decides.`,
    ],
  }),
  'buyer',
);

export const disputeContestedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} doesn’t agree about ${number}`,
    paragraphs: [decides],
  }),
  'buyer',
);

export const partAcceptedMail = orderMail(
  (data) => ({
    subject: `${data.order.buyerName} accepts your offer for ${data.number}`,
    paragraphs: [`${offered(data)} goes back to the buyer, and your share of the rest is on its way.`],
  }),
  'supplier',
);

export const partRefusedMail = orderMail(
  (data) => ({
    subject: `${data.order.buyerName} refuses your offer for ${data.number}`,
    paragraphs: [`You offered ${offered(data)}. ${decides}`],
  }),
  'supplier',
);

export const disputeWithdrawnMail = orderMail(
  ({ order, subOrder, number }) => ({
    subject: `The problem with ${number} is solved`,
    paragraphs: [
      subOrder.deliveredAt === null
        ? `${order.buyerName} took the report back. Please mark the order as delivered once it is there.`
        : `${order.buyerName} took the report back. The order completes as usual.`,
    ],
  }),
  'supplier',
);

const notAnswered = `There was no answer in time. ${decides} Until then you can still write.`;

export const escalatedToBuyerMail = orderMail(
  ({ number }) => ({ subject: `Quayside decides about ${number}`, paragraphs: [notAnswered] }),
  'buyer',
);

export const escalatedToSupplierMail = orderMail(
  ({ number }) => ({ subject: `Quayside decides about ${number}`, paragraphs: [notAnswered] }),
  'supplier',
);

export const settledToBuyerMail = orderMail(
  ({ number }) => ({
    subject: `We decided about the problem with ${number}`,
    paragraphs: [
      'This part of your order is complete. If money goes back to you, it goes the way you paid, and the order’s page shows the amount. Its supplier is paid the rest.',
    ],
  }),
  'buyer',
);

export const settledToSupplierMail = orderMail(
  ({ number }) => ({
    subject: `We decided about the problem with ${number}`,
    paragraphs: [
      'This part of the order is complete. The order’s page shows what goes back to the buyer, and your share of the rest is on its way.',
    ],
  }),
  'supplier',
);

export const upheldToBuyerMail = orderMail(
  ({ number }) => ({
    subject: `You get everything back for ${number}`,
    paragraphs: ['We decided about the problem that you reported. What you paid goes back the way you paid.'],
  }),
  'buyer',
);

export const upheldToSupplierMail = orderMail(
  ({ number }) => ({
    subject: `We decided about the problem with ${number}`,
    paragraphs: ['Everything goes back to the buyer.'],
  }),
  'supplier',
);
