import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import { moneyText } from '../../../../../src/lib/money-minor.ts';
import type { MailedSubOrder } from '../mailed-order.repository.ts';
import { changeTexts, isCountOnly, missingTexts, orderedTexts, proposedTotalMinor } from './line-texts.ts';
import { accepted, expectedTexts, orderMail, type OrderMail } from './order-mail.ts';

export const confirmedMail = orderMail((data) => {
  const { order, subOrder, number } = data;
  const isWhole = subOrder.acceptedTotalMinor === subOrder.totalMinor;
  return {
    subject: `${subOrder.supplierName} has confirmed ${isWhole ? '' : 'part of '}${number}`,
    paragraphs: [
      ...(isWhole
        ? [`Everything is confirmed, for ${accepted(data)}.`]
        : [
            `Part of it is confirmed, for ${accepted(data)} instead of ${moneyText(subOrder.totalMinor, order.currency)}.`,
            `Not included: ${missingTexts(subOrder).join('; ')}. You aren’t charged for this.`,
          ]),
      ...expectedTexts(subOrder),
    ],
  };
}, 'buyer');

export const declinedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} can’t deliver ${number}`,
    paragraphs: [`${orderedTexts(subOrder).join('; ')} won’t be delivered. You aren’t charged for it.`],
  }),
  'buyer',
);

export const expiredMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} didn’t answer ${number}`,
    paragraphs: [
      `There was no answer in time, so this part of your order has expired. You aren’t charged for it.`,
      'Another supplier may have it. Try searching again.',
    ],
  }),
  'buyer',
);

export const supplierExpiredMail = orderMail(
  ({ number }) => ({
    subject: `Order ${number} has expired`,
    paragraphs: ['There was no answer in time. Your stock has been restored.'],
  }),
  'supplier',
);

function proposalTexts(subOrder: MailedSubOrder, currency: string): readonly string[] {
  const changes = changeTexts(subOrder, (amountMinor) => moneyText(amountMinor, currency));
  const totalMinor = proposedTotalMinor(subOrder);
  return [
    ...(changes.length === 0 ? [] : [`Proposed: ${changes.join('; ')}.`]),
    ...(totalMinor === subOrder.totalMinor
      ? []
      : [
          `It would come to ${moneyText(totalMinor, currency)} instead of ${moneyText(subOrder.totalMinor, currency)}, with tax and delivery.`,
        ]),
    ...expectedTexts({ ...subOrder, readyOn: subOrder.proposal?.readyOn ?? null }),
  ];
}

const proposedMail = orderMail(
  ({ order, subOrder, number }) => ({
    subject: `${subOrder.supplierName} proposes a change to ${number}`,
    paragraphs: [
      ...proposalTexts(subOrder, order.currency),
      `Please accept or refuse it within ${businessTerms.changeHours} hours. If you refuse it or don’t answer, this part of your order is cancelled and you aren’t charged for it.`,
    ],
  }),
  'buyer',
);

export const changeProposedMail: OrderMail = (to, data) =>
  // A message that only counts the lines would repeat them.
  proposedMail(to, isCountOnly(data.subOrder) ? { ...data, note: null } : data);

export const changeWithdrawnMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} has withdrawn the proposed change to ${number}`,
    paragraphs: [
      'There is nothing to accept any more. What you ordered is waiting for the supplier’s answer again.',
    ],
  }),
  'buyer',
);

export const changeLapsedMail = orderMail(
  ({ number }) => ({
    subject: `The proposed change to ${number} has expired`,
    paragraphs: [
      `Nobody accepted it within ${businessTerms.changeHours} hours, so this part of the order is cancelled and not charged.`,
    ],
  }),
  'buyer',
);

export const changeAcceptedMail = orderMail(
  (data) => ({
    subject: `${data.order.buyerName} accepts your change to ${data.number}`,
    paragraphs: [`It is confirmed for ${accepted(data)}. You can prepare it.`],
  }),
  'supplier',
);

export const changeRefusedMail = orderMail(
  ({ order, number }) => ({
    subject: `${order.buyerName} has rejected your change to ${number}`,
    paragraphs: ['This order is cancelled. Your stock has been restored.'],
  }),
  'supplier',
);
