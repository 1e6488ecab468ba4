import { layOutMail, type MailToQueue } from '../../platform/mail/index.ts';
import type { Notification } from '../../platform/notifications/index.ts';
import { nameOf, numberOf, type MessageParty } from './messages.domain.ts';
import type { PlacedSale } from './messages.repository.ts';

const paths = {
  sub_order: {
    crew_member: ({ purchaseId }) => `/crew/orders-management/${purchaseId}`,
    vendor: ({ id }) => `/supplier/orders-details?id=${id}`,
    admin: ({ purchaseId }) => `/admin/orders-management/${purchaseId}`,
  },
  booking: {
    crew_member: ({ id }) => `/crew/bookings/completed/details?booking=${id}`,
    vendor: ({ id }) => `/service-providers/bookings/details?booking=${id}`,
    admin: ({ id }) => `/admin/bookings-management/${id}`,
  },
} as const satisfies Record<string, Record<MessageParty, (sale: PlacedSale) => string>>;

interface About {
  readonly by: MessageParty;
  readonly text: string;
  readonly readBy: MessageParty;
}

/** The notification of a message: author, subject and text. */
export const notificationOf = (sale: PlacedSale, { by, text, readBy }: About): Notification => ({
  kind: sale.kind === 'booking' ? 'booking' : 'order',
  title: `${nameOf(by, sale)} wrote to you about ${numberOf(sale)}`,
  detail: text,
  path: paths[sale.kind === 'booking' ? 'booking' : 'sub_order'][readBy](sale),
});

/** The mail about a message; its recipient can switch it off and read it in the app. */
export const messageMail = (
  to: { readonly userId: string; readonly email: string; readonly firstName: string },
  about: Notification,
  publicUrl: string,
): MailToQueue => ({
  to: to.email,
  subject: about.title,
  ...layOutMail({
    heading: about.title,
    name: to.firstName,
    paragraphs: [`“${about.detail ?? ''}”`],
    button: { label: 'Answer', url: `${publicUrl}${about.path}` },
    closing: ['Please answer on Quayside: nobody reads replies to this email.'],
  }),
  notification: { userId: to.userId, ...about },
  isDispensable: true,
});
