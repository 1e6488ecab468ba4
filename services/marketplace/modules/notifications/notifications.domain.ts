import { dayMs } from '../../../../src/lib/durations.ts';
import { rolePaths, type RoleName } from '../../../../src/lib/roles.ts';
import type { Notification } from '../../platform/notifications/index.ts';

export type NotificationState = 'unread' | 'read';

/** A notification in somebody's list; `key` is its instant in milliseconds. */
export interface ListedNotification extends Notification {
  readonly id: string;
  readonly key: number;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

/** Three months after it was read nobody looks for a notification; after a year not for an unread one either. */
export const keptMs = { read: 90 * dayMs, unread: 365 * dayMs } as const;

/** Where somebody with a role reads their notifications. */
export const notificationsPathOf = (role: RoleName): string =>
  rolePaths[role].dashboard.replace('dashboard', 'notifications');

const hasId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * By which addresses a notification leads to the thing on an opened page: the page's own, and those with fewer of its parameters (a tab, a filter).
 * None where the page is not of one thing: lists and dashboards.
 */
export function addressesOfOpened(path: string): readonly string[] {
  const [place = '', query = ''] = path.split('?', 2);
  const narrower = query.split('&').map((one) => `${place}?${one}`);
  return [...new Set([place, path, ...narrower])].filter((address) => hasId.test(address));
}
