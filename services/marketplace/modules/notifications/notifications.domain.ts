import { dayMs } from '../../../../src/lib/durations.ts';
import { rolePaths, type RoleName } from '../../../../src/lib/roles.ts';
import type { Notification } from '../../platform/notifications/index.ts';

export type NotificationState = 'unread' | 'read';

/**
 * A notification in a user's list; `key` is its place there, in milliseconds: its instant, or while it waits the
 * negative of when the answer is due.
 */
export interface ListedNotification extends Omit<Notification, 'announcementId' | 'question' | 'isOwnStep'> {
  readonly id: string;
  readonly key: number;
  readonly createdAt: Date;
  readonly isRead: boolean;
  /** Whether it asks for an answer that nobody has given yet: it stays unread until then. */
  readonly waitsForAnswer: boolean;
  readonly answerBy: Date | null;
}

/** How long notifications are kept: three months after they were read, a year if unread. */
export const keptMs = { read: 90 * dayMs, unread: 365 * dayMs } as const;

/** The page on which a user with this role reads notifications. */
export const notificationsPathOf = (role: RoleName): string =>
  rolePaths[role].dashboard.replace('dashboard', 'notifications');

const hasId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * The notification addresses that lead to an opened page's subject: the page's own, and those with fewer of its
 * parameters (a tab, a filter). Empty for lists and dashboards, which have no single subject.
 */
export function addressesOfOpened(path: string): readonly string[] {
  const [place = '', query = ''] = path.split('?', 2);
  const narrower = query.split('&').map((one) => `${place}?${one}`);
  return [...new Set([place, path, ...narrower])].filter((address) => hasId.test(address));
}
