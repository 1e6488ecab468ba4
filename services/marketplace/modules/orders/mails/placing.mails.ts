import { billToLines, type BillTo } from '../../../../../src/lib/bill-to.ts';
import { berthText, incompleteChoice, type IfIncomplete } from '../../../../../src/lib/delivery-place.ts';
import { dayText } from '../../../../../src/lib/document-texts.ts';
import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { lineNetMinor } from '../../../../../src/lib/trade-sums.ts';
import { vatOf } from '../../tax/index.ts';
import { instantText, type MailToQueue } from '../../../platform/mail/index.ts';
import type { Addressee, MailedOrder, MailedSubOrder } from '../mailed-order.repository.ts';
import type { OrderedElsewhere, Place } from '../reading/order-rows.domain.ts';
import { orderedTexts, pricedTexts } from './line-texts.ts';
import { mail, orderPath, seeOrder, subOrderPath, type OrderMailData } from './order-mail.ts';

const deliveryText = ({ yachtName, port, berth }: Place): string =>
  [yachtName, berth && berthText(berth), port].filter((part) => part !== null).join(', ');

const elsewhereText = ({ address, port }: OrderedElsewhere): string =>
  `${address.replaceAll('\n', ', ')}, ${port}`;

/** The line for each delivery detail in a supplier's mail; null for details that only the linked page shows. */
const placeLines: Readonly<Record<keyof Place, ((place: Place) => string | null) | null>> = {
  yachtName: null,
  berth: null,
  port: null,
  portTimeZone: null,
  contact: null,
  arrivesFrom: null,
  arrivesUntil: null,
  latestUsefulOn: ({ latestUsefulOn }) =>
    latestUsefulOn === null ? null : `Latest useful date: ${dayText(latestUsefulOn)}.`,
  noteToSupplier: ({ noteToSupplier }) => (noteToSupplier === null ? null : `Note: “${noteToSupplier}”`),
  ifIncomplete: ({ ifIncomplete }) => incompleteTexts[incompleteChoice(ifIncomplete)],
  billTo: ({ billTo }) => (billTo === null ? null : billedText(billTo)),
  vatCheck: null,
  poNumber: ({ poNumber }) => (poNumber === null ? null : `PO number: ${poNumber}.`),
  costCentre: ({ costCentre }) => (costCentre === null ? null : `Cost centre: ${costCentre}.`),
};

const billedText = (billTo: BillTo): string => `Invoice to: ${billToLines(billTo).join(', ')}.`;

/** What a supplier who cannot send everything should do. */
const incompleteTexts: Readonly<Record<IfIncomplete, string>> = {
  ask: 'If you can’t send everything, we ask the buyer before it’s agreed.',
  send: 'If you can’t send everything, the buyer takes what there is.',
  cancel: 'The buyer needs everything: if you can’t send it all, the order is declined.',
};

/** The delivery method and the destination of a sub-order. */
function deliveredText(subOrder: MailedSubOrder, place: Place): string {
  // A collected sub-order has no destination; the yacht's name tells the supplier who collects it.
  const ofPlace = subOrder.deliveryKind === 'collection' ? (place.yachtName ?? '') : deliveryText(place);
  const where = subOrder.elsewhere === null ? ofPlace : elsewhereText(subOrder.elsewhere);
  return `Delivery: ${subOrder.deliveryName}${where === '' ? '' : ` (${where})`}.`;
}

/** The VAT that the invoice will name, as on the order's page; empty where none is in the delivery. */
function vatText(
  { isVatRegistered, orderedLines, deliveryMinor }: MailedSubOrder,
  { currency }: Pick<MailedOrder, 'currency'>,
): string {
  const goods = orderedLines.map((line) => ({ netMinor: lineNetMinor(line), taxBps: line.taxBps }));
  const { totalMinor, ofDeliveryMinor } = vatOf(isVatRegistered, goods, deliveryMinor);
  return ofDeliveryMinor === 0
    ? ''
    : ` VAT in all: ${moneyText(totalMinor, currency)}, ${moneyText(ofDeliveryMinor, currency)} of it in the delivery.`;
}

/** The paragraphs of an order: lines, buyer, price, destination and deadline. */
function orderParagraphs({ order, subOrder }: OrderMailData): readonly string[] {
  return [
    `${order.buyerName} orders: ${orderedTexts(subOrder).join('; ')}.`,
    `It comes to ${moneyText(subOrder.totalMinor, order.currency)} with tax and delivery.${vatText(subOrder, order)} The payment is authorised.`,
    deliveredText(subOrder, order.place),
    ...Object.values(placeLines).flatMap((line) => line?.(order.place) ?? []),
  ];
}

interface AnswerLink {
  readonly url: string;
  readonly answerBy: Date;
}

export const newOrderMail = (
  to: Addressee,
  data: OrderMailData,
  { url, answerBy }: AnswerLink,
): MailToQueue => ({
  ...mail(
    to,
    `New order ${data.number} from ${data.order.buyerName}`,
    {
      heading: `New order ${data.number}`,
      paragraphs: orderParagraphs(data),
      button: { label: 'Answer the order', url },
      closing: [
        `Please answer by ${instantText(answerBy, to.timeZone)}. After that, the order expires and the buyer isn’t charged.`,
        'The link works once, without signing in. Please don’t forward it.',
      ],
    },
    subOrderPath(data),
  ),
  discardAt: answerBy.toISOString(),
});

export const reminderMail = (
  to: Addressee,
  data: OrderMailData,
  { url, answerBy }: AnswerLink,
): MailToQueue => ({
  ...mail(
    to,
    `Order ${data.number} is waiting for your answer`,
    {
      heading: `Order ${data.number} is waiting for your answer`,
      paragraphs: orderParagraphs(data),
      button: { label: 'Answer the order', url },
      closing: [`It expires on ${instantText(answerBy, to.timeZone)} if nobody answers.`],
    },
    subOrderPath(data),
  ),
  discardAt: answerBy.toISOString(),
});

/** What was bought from one supplier: lines before tax, sums, and delivery. */
function boughtParagraphs(subOrder: MailedSubOrder, order: MailedOrder): readonly string[] {
  const { currency, place } = order;
  const money = (amountMinor: number) => moneyText(amountMinor, currency);
  const { subtotalMinor, taxMinor, deliveryMinor, totalMinor } = subOrder;
  return [
    `${subOrder.supplierName}: ${pricedTexts(subOrder, money).join('; ')}.`,
    `Items ${money(subtotalMinor)}, tax ${money(taxMinor)}, delivery ${money(deliveryMinor)}: ${money(totalMinor)} in all.${vatText(subOrder, order)}`,
    deliveredText(subOrder, place),
  ];
}

export const placedMail = (
  to: Addressee,
  data: Pick<OrderMailData, 'order' | 'publicUrl'> & {
    readonly orderNumber: string;
    readonly answerBy: Date;
  },
): MailToQueue => {
  const { order } = data;
  const suppliers = order.subOrders.map(({ supplierName }) => supplierName).join(', ');
  // The port's time zone, as on the order's page.
  const timeZone = order.place.portTimeZone ?? to.timeZone;
  return mail(
    to,
    `Your order ${data.orderNumber} is placed`,
    {
      heading: `Your order ${data.orderNumber} is placed`,
      paragraphs: [
        `${moneyText(order.totalMinor, order.currency)} is authorised. You pay only for what is confirmed. The rest is released.`,
        `We’ve asked ${suppliers}. You’ll hear from each by ${instantText(data.answerBy, timeZone)} at the latest.`,
        ...order.subOrders.flatMap((subOrder) => boughtParagraphs(subOrder, order)),
        ...[placeLines.billTo, placeLines.poNumber, placeLines.costCentre].flatMap(
          (line) => line?.(order.place) ?? [],
        ),
      ],
      button: seeOrder(data),
    },
    orderPath(data),
  );
};
