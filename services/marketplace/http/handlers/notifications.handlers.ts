import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type {
  ListedNotification,
  MailChoice,
  Notifications,
  Pushes,
} from '../../modules/notifications/index.ts';
import { isRefusal } from '../../../http-adapter/index.ts';
import type { Accounts } from '../../modules/account/index.ts';
import { authenticator } from '../authenticate.ts';
import { refused, type AllHandlers } from './answers.ts';
import { eventStreamAnswer } from './event-stream-answer.ts';

type NotificationHandlers = Pick<
  AllHandlers,
  | 'listNotifications'
  | 'countUnreadNotifications'
  | 'listArrivedNotifications'
  | 'streamNotifications'
  | 'getMailChoices'
  | 'setMailChoices'
  | 'getPush'
  | 'turnOnPush'
  | 'turnOffPush'
  | 'markNotifications'
  | 'markAllNotificationsRead'
  | 'markOpenedNotificationsRead'
>;

const notificationOf = ({
  id,
  kind,
  title,
  detail,
  path,
  createdAt,
  isRead,
  waitsForAnswer,
  answerBy,
}: Omit<ListedNotification, 'key'>): components['schemas']['Notification'] => ({
  id,
  kind,
  title,
  detail,
  path,
  createdAt: createdAt.toISOString(),
  isRead,
  waitsForAnswer,
  answerBy: answerBy?.toISOString() ?? null,
});

const choicesOf = (choices: readonly MailChoice[]) => ({
  choices: choices.map(({ kind, delivery }) => ({ kind, delivery })),
});

const counted = (unread: number) => ({ status: 200, body: { status: true, data: { unread } } }) as const;

/** Operations of tag "Notifications". */
export const notificationHandlers = (
  notifications: Notifications,
  pushes: Pushes,
  accounts: Pick<Accounts, 'authenticate'>,
): NotificationHandlers => {
  const authenticate = authenticator(accounts);
  return {
    async listNotifications({ session, query }) {
      const page = await notifications.listNotifications(session, query);
      if (!page.ok) return refused(page.error);
      const { items, nextCursor, counts, waiting } = page.value;
      const data = { items: items.map(notificationOf), nextCursor, counts, waiting };
      return { status: 200, body: { status: true, data } };
    },

    async countUnreadNotifications({ session }) {
      return counted(await notifications.unreadCount(session));
    },

    async listArrivedNotifications({ session, query }) {
      const { items, after } = await notifications.listArrived(session, query.after ?? null);
      return { status: 200, body: { status: true, data: { items: items.map(notificationOf), after } } };
    },

    async streamNotifications({ session, query, req }) {
      const stream = await notifications.streamArriving(
        session,
        query.after ?? null,
        async () => !isRefusal(await authenticate(req)),
      );
      return eventStreamAnswer(stream, 'Quayside is open');
    },

    async getMailChoices({ session }) {
      return {
        status: 200,
        body: { status: true, data: choicesOf(await notifications.mailChoices(session)) },
      };
    },

    async setMailChoices({ session, body }) {
      const data = choicesOf(await notifications.setMailChoices(session, body.choices));
      return { status: 200, body: { status: true, message: 'Saved.', data } };
    },

    async getPush({ session }) {
      return { status: 200, body: { status: true, data: await pushes.getPush(session) } };
    },

    async turnOnPush({ session, body }) {
      const on = await pushes.turnOnPush(session, body);
      if (!on.ok) return refused(on.error);
      return {
        status: 200,
        body: { status: true, message: 'This browser now shows notifications.', data: on.value },
      };
    },

    async turnOffPush({ session }) {
      const data = await pushes.turnOffPush(session);
      return {
        status: 200,
        body: { status: true, message: 'This browser no longer shows notifications.', data },
      };
    },

    async markNotifications({ session, body }) {
      return counted(await notifications.markNotifications(session, body));
    },

    async markAllNotificationsRead({ session, body }) {
      return counted(await notifications.markAllNotificationsRead(session, new Date(body.until)));
    },

    async markOpenedNotificationsRead({ session, body }) {
      return counted(await notifications.markOpenedNotificationsRead(session, body.path));
    },
  };
};
