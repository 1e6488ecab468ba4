import type { RoleName } from './roles.ts';

/** The kinds of notifications, for which users choose how they are mailed. */
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

/** Labels of the kinds. */
export const kindLabels: Readonly<Record<NotificationKind, string>> = {
  order: 'Orders',
  booking: 'Bookings',
  return: 'Returns',
  payment: 'Payments',
  company: 'Your company',
  decision: 'To decide',
  message: 'From Quayside',
};

/** The kinds that each role receives, in order. */
export const kindsOf: Readonly<Record<RoleName, readonly NotificationKind[]>> = {
  crew_member: ['order', 'booking', 'return', 'payment', 'message'],
  supplier: ['order', 'return', 'payment', 'company', 'message'],
  service_provider: ['booking', 'payment', 'company', 'message'],
  admin: ['decision', 'message'],
};
