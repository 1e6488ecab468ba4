import { businessTerms, countInWords } from '../../../../../src/lib/business-terms.ts';
import { comingTexts } from './line-texts.ts';
import { collectionTexts, expectedTexts, orderMail } from './order-mail.ts';

export const dispatchedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${number} is on its way`,
    paragraphs: [
      `${subOrder.supplierName} has sent: ${comingTexts(subOrder).join('; ')}.`,
      `Delivery: ${subOrder.deliveryName}.`,
      ...expectedTexts(subOrder),
      ...(subOrder.tracking === null ? [] : [`Tracking: ${subOrder.tracking}.`]),
      ...(subOrder.trackingUrl === null ? [] : [`Follow it: ${subOrder.trackingUrl}`]),
    ],
  }),
  'buyer',
);

export const dateChangedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} has changed the date of ${number}`,
    paragraphs: expectedTexts(subOrder),
  }),
  'buyer',
);

export const readyMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${number} is ready for collection`,
    paragraphs: [
      `Ready for you at ${subOrder.supplierName}: ${comingTexts(subOrder).join('; ')}.`,
      `Delivery: ${subOrder.deliveryName}.`,
      ...collectionTexts(subOrder),
    ],
  }),
  'buyer',
);

export const deliveredMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${number} was delivered`,
    paragraphs: [
      `${subOrder.supplierName} has delivered: ${comingTexts(subOrder).join('; ')}.`,
      `Please confirm that you received it, or report a problem. After ${countInWords(businessTerms.receiptDays)} days it counts as received.`,
    ],
  }),
  'buyer',
);
