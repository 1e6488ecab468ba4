export { notificationKinds, type MailDelivery, type NotificationKind } from './kinds.ts';
export { sendNotifications, startNotificationSender, type NotificationSender } from './sender.ts';
export { markDealtWith, notify, settleQuestions } from './notify.ts';
export type { Notification, Question } from './notify.ts';
