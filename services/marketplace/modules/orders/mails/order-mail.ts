import { collectionSentences } from '../../../../../src/lib/collection-details.ts';
import { dayText } from '../../../../../src/lib/document-texts.ts';
import { moneyText } from '../../../../../src/lib/money-minor.ts';
import {
  layOutMail,
  notificationExcerpt,
  type MailContent,
  type MailToQueue,
} from '../../../platform/mail/index.ts';
import type { Addressee, MailedOrder, MailedSubOrder } from '../mailed-order.repository.ts';

/** A mail about one sub-order of an order; `number` is the sub-order's label. */
export interface OrderMailData {
  readonly order: MailedOrder;
  readonly subOrder: MailedSubOrder;
  readonly number: string;
  readonly publicUrl: string;
  readonly note: string | null;
}

/** `path` is the page in the app that the mail links to. */
export const mail = (
  to: Addressee,
  subject: string,
  content: Omit<MailContent, 'name'>,
  path: string,
  news: readonly string[] = content.paragraphs.slice(0, 1),
): MailToQueue => ({
  to: to.email,
  subject,
  ...layOutMail({ ...content, name: to.firstName }),
  notification: {
    userId: to.userId,
    kind: 'order',
    title: subject,
    detail: notificationExcerpt(news),
    path,
  },
});

/** Removes the notification from a mail about the reader's own action: they get it only in writing. */
export const inWritingAlone = ({ notification: _news, ...written }: MailToQueue): MailToQueue => written;

interface Identified {
  readonly id: string;
}

/** The page of an order for its buyer, of a sub-order for its supplier, and of an order for admins. */
export const orderPath = ({ order }: { readonly order: Identified }) => `/crew/orders-management/${order.id}`;

export const subOrderPath = ({ subOrder }: { readonly subOrder: Identified }) =>
  `/supplier/orders-details?id=${subOrder.id}`;

export const adminOrderPath = (orderId: string) => `/admin/orders-management/${orderId}`;

export const seeOrder = (data: Pick<OrderMailData, 'order' | 'publicUrl'>) => ({
  label: 'See the order',
  url: `${data.publicUrl}${orderPath(data)}`,
});

const quotedNote = (note: string | null): readonly string[] => (note === null ? [] : [`“${note}”`]);

/** When it arrives and where it is collected, one sentence each; empty until known. */
export const expectedTexts = (
  subOrder: Pick<MailedSubOrder, 'deliveryKind' | 'readyOn' | 'awaitsOthers' | 'collection' | 'supplierName'>,
) => [
  ...(subOrder.readyOn === null
    ? []
    : [
        subOrder.deliveryKind === 'collection'
          ? `You can collect it from ${dayText(subOrder.readyOn)} on.`
          : `It’s expected on ${dayText(subOrder.readyOn)}.`,
        ...(subOrder.awaitsOthers
          ? [
              `${subOrder.deliveryKind === 'collection' ? 'It’s handed over' : 'It leaves'} once every supplier of this order has answered: if the last answer takes days, the day moves by as many.`,
            ]
          : []),
      ]),
  ...collectionTexts(subOrder),
];

/** The sentence that says where it is collected. */
export const collectionTexts = ({
  collection,
  supplierName,
}: Pick<MailedSubOrder, 'collection' | 'supplierName'>) =>
  collection === null ? [] : collectionSentences(collection, supplierName);

export type OrderMail = (to: Addressee, data: OrderMailData) => MailToQueue;

/** A mail about one sub-order, from its texts and recipient. */
export const orderMail = (
  text: (
    data: OrderMailData,
    to: Addressee,
  ) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
  },
  whose: 'buyer' | 'supplier',
): OrderMail => {
  return (to, data) => {
    const { subject, paragraphs } = text(data, to);
    return mail(
      to,
      subject,
      {
        heading: subject,
        paragraphs: [...paragraphs, ...quotedNote(data.note)],
        button:
          whose === 'buyer'
            ? seeOrder(data)
            : { label: 'See the order', url: `${data.publicUrl}${subOrderPath(data)}` },
      },
      whose === 'buyer' ? orderPath(data) : subOrderPath(data),
      // The reason is part of the notification, because its reader may not open the mail.
      [...paragraphs.slice(0, 1), ...quotedNote(data.note)],
    );
  };
};

export const accepted = ({ order, subOrder }: OrderMailData) =>
  moneyText(subOrder.acceptedTotalMinor ?? 0, order.currency);
