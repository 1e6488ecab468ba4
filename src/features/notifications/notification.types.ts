import type { components } from '../../api/index.ts';

export type Notification = components['schemas']['Notification'];
export type NotificationKind = components['schemas']['NotificationKind'];
