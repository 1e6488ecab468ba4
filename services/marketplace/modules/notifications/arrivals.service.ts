import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Live } from '../../platform/live/index.ts';
import type { Session } from '../account/index.ts';
import { findArrived, findLast, type ArrivedNotification, type Wanted } from './arrivals.repository.ts';

export interface ArrivalParts {
  readonly db: Kysely<Database>;
  readonly live: Live;
}

type Reader = Pick<Session, 'userId'>;

/** The notifications after the last one known to the reader, and the new last one. */
interface Arrived {
  readonly items: readonly ArrivedNotification[];
  readonly after: number;
}

/** The maximum sent at once; readers who were away for longer have the list. */
const arrivedAtOnce = 100;

/** Contract: listArrivedNotifications. Empty if the last known one is not given. */
async function listArrived(
  { db }: Pick<ArrivalParts, 'db'>,
  { userId }: Reader,
  after: number | null,
): Promise<Arrived> {
  if (after === null) return { items: [], after: await findLast(db, userId) };
  const items = (await findArrived(db, [{ userId, after }], arrivedAtOnce)).get(userId) ?? [];
  return { items, after: items.at(-1)?.sequence ?? after };
}

/** Reads for many streams at once, so that an event for a thousand users is one statement. */
function batchedReader(db: Kysely<Database>) {
  interface Waiting extends Wanted {
    readonly settle: PromiseWithResolvers<readonly ArrivedNotification[]>;
  }
  let waiting: Waiting[] = [];
  const read = async () => {
    const batch = waiting;
    waiting = [];
    try {
      // Two streams of a user may know different numbers: reads from the lower one, and each takes its own.
      const least = new Map<string, number>();
      for (const { userId, after } of batch) least.set(userId, Math.min(after, least.get(userId) ?? after));
      const wanted = [...least].map(([userId, after]) => ({ userId, after }));
      const found = await findArrived(db, wanted, arrivedAtOnce);
      for (const { userId, after, settle } of batch)
        settle.resolve((found.get(userId) ?? []).filter(({ sequence }) => sequence > after));
    } catch (error) {
      for (const { settle } of batch) settle.reject(error);
    }
  };
  return (wanted: Wanted): Promise<readonly ArrivedNotification[]> => {
    const settle = Promise.withResolvers<readonly ArrivedNotification[]>();
    if (waiting.length === 0) setImmediate(() => void read());
    waiting.push({ ...wanted, settle });
    return settle.promise;
  };
}

/** The event as sent: its id is the position from which a reconnecting client continues. */
const eventText = ({ sequence, createdAt, ...told }: ArrivedNotification): string =>
  `event: notification\nid: ${sequence}\ndata: ${JSON.stringify({ ...told, createdAt: createdAt.toISOString() })}\n\n`;

/** Creates the streams of arriving notifications (contract: streamNotifications). */
export function createArrivals({ db, live }: ArrivalParts) {
  const read = batchedReader(db);

  /** Null if the user has ten streams already, or the service stops. */
  async function stream(
    { userId }: Reader,
    after: number | null,
    isStillAllowed: () => Promise<boolean>,
  ): Promise<Readable | null> {
    await live.listening();
    // Nothing is lost in between: events that arrive meanwhile are read after the known position.
    let known: number | null = null;
    let isReading = false;
    let isWaiting = true;
    const opened = live.open({
      audience: { userId, vendorId: null, hearsAll: false },
      isStillAllowed,
      hear: (event) => {
        if (!('notifiedUpTo' in event)) return;
        isWaiting = true;
        void pull();
      },
    });
    if (opened === null) return null;

    /** Writes new notifications, with one query at a time; events that arrive meanwhile trigger another. */
    async function pull(): Promise<void> {
      if (isReading || known === null || opened === null) return;
      isReading = true;
      try {
        while (isWaiting && !opened.hasLeft()) {
          isWaiting = false;
          const items = await read({ userId, after: known });
          for (const item of items) opened.write(eventText(item));
          known = items.at(-1)?.sequence ?? known;
          if (items.length === arrivedAtOnce) isWaiting = true;
        }
      } catch {
        // The database is down: the client reconnects with its position.
        opened.end();
      } finally {
        isReading = false;
      }
    }

    try {
      known = after ?? (await findLast(db, userId));
    } catch (error) {
      opened.end();
      throw error;
    }
    opened.write(`event: begin\nid: ${known}\ndata: {}\n\n`);
    void pull();
    return opened.stream;
  }

  return { stream, list: listArrived.bind(null, { db }) } as const;
}
