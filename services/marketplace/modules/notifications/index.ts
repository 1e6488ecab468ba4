import type { AppSecrets } from '../../platform/secrets.ts';
import { createArrivals, type ArrivalParts } from './arrivals.service.ts';
import { findMailChoices, saveMailChoices, type MailChoice } from './mail-choices.repository.ts';
import { unsubscribe } from './unsubscribe.service.ts';
import {
  listNotifications,
  markAllNotificationsRead,
  markNotifications,
  unreadCount,
  type NotificationParts,
} from './notifications.service.ts';

export { digestTask } from './digests.task.ts';
export type { MailChoice } from './mail-choices.repository.ts';
export { notificationTasks } from './notifications.service.ts';
export type { ListedNotification } from './notifications.domain.ts';

/** The module's public interface: what people were notified of. Other modules write with `platform/notifications`. */
export function createNotifications({
  live,
  secrets,
  ...parts
}: NotificationParts & ArrivalParts & { readonly secrets: AppSecrets }) {
  const arrivals = createArrivals({ db: parts.db, live });
  const bind =
    <Given extends unknown[], Done>(useCase: (parts: NotificationParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts, ...given);
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
    /** For mail programs: see unsubscribe.service.ts. */
    unsubscribe: (token: string) => unsubscribe({ db: parts.db, secrets }, token),
    markNotifications: bind(markNotifications),
    markAllNotificationsRead: bind(markAllNotificationsRead),
  } as const;
}

export type Notifications = ReturnType<typeof createNotifications>;
