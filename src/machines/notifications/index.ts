export { notificationsAllowance } from './notifications.allowance.ts';
export { notificationsActors } from './notifications.actors.ts';
export { notificationsMachine } from './notifications.machine.ts';
export type { Arrival, ArrivedNotification } from './notifications.types.ts';
export { backoffMs } from './notifications.vocabulary.ts';
