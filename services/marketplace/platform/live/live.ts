import type { Notification, PoolClient } from 'pg';
import type { Log } from '../log.ts';
import { channel, type PublishedEvent } from './publish.ts';
import { eventStream, type EventStreamOptions } from './event-stream.ts';
import type { Listener, Subscribe } from './listener.ts';

interface LiveOptions {
  /** Uses one connection while there are listeners. */
  readonly pool: { readonly connect: () => Promise<PoolClient> };
  readonly log: Pick<Log, 'warn'>;
  /** The interval of connection checks, because a broken network is not signalled. */
  readonly checkMs?: number;
}

/** Per user, over all windows. */
const maxListeners = 10;

/**
 * Delivers events of `publishLiveEvent` in every process: one connection listens, from the first subscriber on. If it breaks,
 * every listener ends, since events may have been missed; the next subscriber opens another connection.
 */
export function createLive({ pool, log, checkMs = 20_000 }: LiveOptions) {
  const subscribers = new Map<string, Set<Listener>>();
  const overseers = new Set<Listener>();
  let connection: Promise<void> | null = null;
  let release: (() => void) | null = null;
  let isClosed = false;

  const every = () => [...new Set([...[...subscribers.values()].flatMap((set) => [...set]), ...overseers])];
  const endAll = () => {
    for (const listener of every()) listener.end();
  };

  function spread({ payload }: Notification): void {
    // Safe: only the sender of `publishLiveEvent` writes to this channel.
    const { to, ...event } = JSON.parse(payload ?? '') as PublishedEvent;
    const concerned = new Set([...to.flatMap((id) => [...(subscribers.get(id) ?? [])]), ...overseers]);
    for (const listener of concerned) listener.hear(event);
  }

  async function listen(): Promise<void> {
    const client = await pool.connect();
    let [isAsked, isLost] = [false, false];
    const lost = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      clearInterval(checking);
      client.off('notification', spread).off('error', lost).off('end', lost);
      [connection, release] = [null, null];
      client.release(true);
      if (error) log.warn({ err: error }, 'the connection that listens broke');
      endAll();
    };
    const checking = setInterval(() => {
      // The last check was not answered.
      if (isAsked) return lost(new Error('the connection that listens is silent'));
      isAsked = true;
      // Failures are reported as an error of the connection.
      client.query('select').then(
        () => (isAsked = false),
        () => undefined,
      );
    }, checkMs);
    checking.unref();
    client.on('notification', spread).once('error', lost).once('end', lost);
    release = lost;
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      lost();
      throw error;
    }
  }

  const subscribe: Subscribe = ({ userId, vendorId, hearsAll }, listener) => {
    if (isClosed || (subscribers.get(userId)?.size ?? 0) >= maxListeners) return null;
    const ids = vendorId === null ? [userId] : [userId, vendorId];
    for (const id of ids) subscribers.set(id, (subscribers.get(id) ?? new Set()).add(listener));
    if (hearsAll) overseers.add(listener);
    return () => {
      overseers.delete(listener);
      for (const id of ids) {
        const others = subscribers.get(id);
        others?.delete(listener);
        if (others?.size === 0) subscribers.delete(id);
      }
    };
  };

  return {
    /** Resolves once events arrive; rejects like a query if the database is down. */
    async listening(): Promise<void> {
      connection ??= listen().catch((error: unknown) => {
        connection = null;
        throw error;
      });
      await connection;
    },

    subscribe,

    /** See `eventStream`. */
    open: (options: Omit<EventStreamOptions, 'subscribe'>) => eventStream({ ...options, subscribe }),

    /** The same for orders and bookings, as sent to clients. */
    stream: (options: Omit<EventStreamOptions, 'subscribe' | 'hear'>) =>
      eventStream({ ...options, subscribe })?.stream ?? null,

    /** Ends every listener and accepts no more: a stopping server waits for open responses. */
    endAll(): void {
      isClosed = true;
      endAll();
    },

    async close(): Promise<void> {
      isClosed = true;
      endAll();
      await connection?.catch(() => undefined);
      release?.();
    },
  } as const;
}

export type Live = ReturnType<typeof createLive>;
