export { notificationKinds, type NotificationKind } from '../../../../src/lib/notification-kinds.ts';

/** How somebody is mailed what they are notified of. */
export type MailDelivery = 'at_once' | 'daily' | 'never';
