/** A notification as it arrives, as far as a toast shows it. */
export interface ArrivedNotification {
  id: string;
  kind: string;
  title: string;
  detail: string | null;
  path: string;
}

export interface NotificationsInput {
  /** Whose they are: the tabs of one browser that share a stream are those of one user. */
  userId: string;
}

export interface NotificationsContext {
  userId: string;
  /** The place of the last that has arrived, as the server says it: what came later is asked for; null while nothing is known. */
  after: number | null;
  /** How often in a row the stream could not be opened, or did not last. */
  failures: number;
}

/** What a stream or a poll brings. */
export interface Arrival {
  arrived: ArrivedNotification[];
  after: number;
}

export type NotificationsEvent =
  /** No other tab of this browser holds the stream any more. */
  | { type: 'LEAD.WON' }
  /** The server's first words: it streams, and nothing keeps them back. */
  | { type: 'STREAM.OPENED'; after: number }
  | ({ type: 'NOTIFICATIONS.ARRIVED' } & Arrival)
  | { type: 'STREAM.BROKEN' }
  /** What no retry changes: the session has ended. */
  | { type: 'STREAM.REFUSED' }
  | { type: 'SESSION.RENEWED' };
