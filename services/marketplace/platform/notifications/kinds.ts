export { notificationKinds, type NotificationKind } from '../../../../src/lib/notification-kinds.ts';

/** How a user receives mails about their notifications. */
export type MailDelivery = 'at_once' | 'daily' | 'never';
