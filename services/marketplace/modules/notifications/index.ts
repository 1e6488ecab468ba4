import type { AppSecrets } from '../../platform/secrets.ts';
import { bindTo } from '../../platform/bind-to.ts';
import { createArrivals, type ArrivalParts } from './arrivals.service.ts';
import { findMailChoices, saveMailChoices, type MailChoice } from './mail-choices.repository.ts';
import { getPush, pushTo, turnOffPush, turnOnPush, type PushParts } from './push.service.ts';
import { unsubscribe } from './unsubscribe.service.ts';
import {
  listNotifications,
  markAllNotificationsRead,
  markNotifications,
  markOpenedNotificationsRead,
  unreadCount,
  type NotificationParts,
} from './notifications.service.ts';

export { digestTask } from './digests.tasks.ts';
export { postPush } from './post-push.ts';
export { resealPushKeys } from './push-keys.service.ts';
export { pushTask, type PushParts } from './push.service.ts';
export type { MailChoice } from './mail-choices.repository.ts';
export { notificationTasks } from './notifications.service.ts';
export type { ListedNotification } from './notifications.domain.ts';

/** The module's public interface: reading notifications. Other modules write them with `platform/notifications`. */
export function createNotifications({
  live,
  secrets,
  ...parts
}: NotificationParts & ArrivalParts & { readonly secrets: AppSecrets }) {
  const arrivals = createArrivals({ db: parts.db, live });
  const bind = bindTo(parts);
  return {
    listNotifications: bind(listNotifications),
    unreadCount: bind(unreadCount),
    listArrived: arrivals.list,
    streamArriving: arrivals.stream,
    mailChoices: ({ userId }: { readonly userId: string }) => findMailChoices(parts.db, userId),
    setMailChoices: async (
      { userId }: { readonly userId: string },
      choices: readonly MailChoice[],
    ): Promise<readonly MailChoice[]> => {
      await saveMailChoices(parts.db, userId, choices);
      return findMailChoices(parts.db, userId);
    },
    /** For mail clients: see unsubscribe.service.ts. */
    unsubscribe: (token: string) => unsubscribe({ db: parts.db, secrets }, token),
    markNotifications: bind(markNotifications),
    markAllNotificationsRead: bind(markAllNotificationsRead),
    markOpenedNotificationsRead: bind(markOpenedNotificationsRead),
  } as const;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Pushes to browsers while the site is closed. */
export const createPushes = (parts: PushParts) =>
  ({
    getPush: getPush.bind(null, parts),
    turnOnPush: turnOnPush.bind(null, parts),
    turnOffPush: turnOffPush.bind(null, parts),
    /** For the sender of notifications: see push.service.ts. */
    pushTo: pushTo.bind(null, parts),
  }) as const;

export type Pushes = ReturnType<typeof createPushes>;
