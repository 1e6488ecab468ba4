import type { RoleName } from './roles.ts';

/** What a notification is about: people choose by it what they are mailed. */
export const notificationKinds = [
  'order',
  'booking',
  'return',
  'payment',
  'company',
  'decision',
  'message',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** What each kind is called in a list of them. */
export const kindLabels: Readonly<Record<NotificationKind, string>> = {
  order: 'Orders',
  booking: 'Bookings',
  return: 'Returns',
  payment: 'Payments',
  company: 'Your company',
  decision: 'To decide',
  message: 'From Quayside',
};

/** What each role is notified of, in the order of their day. */
export const kindsOf: Readonly<Record<RoleName, readonly NotificationKind[]>> = {
  crew_member: ['order', 'booking', 'return', 'payment', 'message'],
  supplier: ['order', 'return', 'payment', 'company', 'message'],
  service_provider: ['booking', 'payment', 'company', 'message'],
  admin: ['decision', 'message'],
};
