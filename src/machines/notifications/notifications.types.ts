/** The part of a notification that a toast shows. */
export interface ArrivedNotification {
  id: string;
  kind: string;
  title: string;
  detail: string | null;
  path: string;
}

export interface NotificationsInput {
  /** The user: tabs of one browser that share a stream belong to one user. */
  userId: string;
}

export interface NotificationsContext {
  userId: string;
  /** The server's cursor of the last notification that arrived: later ones are requested; null while unknown. */
  after: number | null;
  /** How many times in a row the stream could not be opened, or closed early. */
  failures: number;
}

/** The content of a stream event or of a poll. */
export interface Arrival {
  arrived: ArrivedNotification[];
  after: number;
}

export type NotificationsEvent =
  /** No other tab of this browser holds the stream any more. */
  | { type: 'LEAD.WON' }
  /** The server's first event: the stream works and no proxy buffers it. */
  | { type: 'STREAM.OPENED'; after: number }
  | ({ type: 'NOTIFICATIONS.ARRIVED' } & Arrival)
  | { type: 'STREAM.BROKEN' }
  /** A failure that a retry cannot fix: the session has ended. */
  | { type: 'STREAM.REFUSED' }
  | { type: 'SESSION.RENEWED' };
