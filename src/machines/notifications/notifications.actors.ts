import { fromCallback, fromPromise } from 'xstate';
import { answer, ApiError, type MarketplaceClient } from '../../api/index.ts';
import { readServerEvents } from '../../lib/server-events.ts';
import type { Arrival, ArrivedNotification, NotificationsEvent } from './notifications.types.ts';

interface NotificationEffects {
  readonly client: MarketplaceClient;
  /** `navigator.locks`; null where the browser has none: then each tab holds a stream of its own. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** Sends to the other tabs of this user. */
  readonly channel: () => Pick<BroadcastChannel, 'addEventListener' | 'removeEventListener'>;
  readonly userId: string;
}

/** Three missed heartbeats: the connection was lost without an error. */
const silenceMs = 65_000;

const final: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN']);

/** The data of an event, which our own server wrote. */
const arrivedOf = (data: string): ArrivedNotification => {
  const { id, kind, title, detail, path } = JSON.parse(data) as ArrivedNotification;
  return { id, kind, title, detail, path };
};

/** An unreadable event is skipped; otherwise the stream would resume at it again and again. */
function readable(data: string): ArrivedNotification[] {
  try {
    return [arrivedOf(data)];
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** A connection that broke while it was read, or was aborted. */
const isOfTheLine = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof TypeError || error instanceof DOMException;

/** The effects of arriving notifications. */
export function notificationsActors({ client, locks, channel, userId }: NotificationEffects) {
  const query = (after: number | null) => (after === null ? {} : { after });

  async function stream(
    after: number | null,
    send: (event: NotificationsEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const attempt = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const signOfLife = () => {
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), silenceMs);
    };
    signal.addEventListener('abort', () => attempt.abort(), { once: true });
    try {
      signOfLife();
      const body = await answer(
        client.GET('/notifications/stream', {
          params: { query: query(after) },
          headers: { Accept: 'text/event-stream' },
          parseAs: 'stream',
          signal: attempt.signal,
        }),
      );
      if (!body) throw new ApiError({ code: 'BAD_RESPONSE', message: 'The stream has no body.' });
      await readServerEvents(
        body,
        ({ name, id, data }) => {
          if (name === 'begin') send({ type: 'STREAM.OPENED', after: Number(id) });
          if (name === 'notification')
            send({ type: 'NOTIFICATIONS.ARRIVED', arrived: readable(data), after: Number(id) });
        },
        signOfLife,
      );
    } catch (error) {
      if (error instanceof ApiError && final.has(error.code)) {
        if (!signal.aborted) send({ type: 'STREAM.REFUSED' });
        return;
      }
      if (!isOfTheLine(error)) reportError(error);
    } finally {
      clearTimeout(silence);
      attempt.abort();
    }
    if (!signal.aborted) send({ type: 'STREAM.BROKEN' });
  }

  return {
    holdLead: fromCallback<NotificationsEvent>(({ sendBack }) => {
      const over = new AbortController();
      const lead = async () => {
        sendBack({ type: 'LEAD.WON' });
        // This tab holds the lock until the promise settles.
        await new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
      };
      if (locks === null) void lead();
      else
        // Rejects if it is aborted while it waits, and where the browser forbids locks, which is treated as having
        // none.
        locks.request(`quayside-notifications-${userId}`, { signal: over.signal }, lead).catch(() => {
          if (!over.signal.aborted) void lead();
        });
      return () => over.abort();
    }),

    followLeader: fromCallback<NotificationsEvent>(({ sendBack }) => {
      const onMessage = ({ data }: MessageEvent<Arrival>) =>
        sendBack({ type: 'NOTIFICATIONS.ARRIVED', arrived: data.arrived, after: data.after });
      const tabs = channel();
      tabs.addEventListener('message', onMessage);
      return () => tabs.removeEventListener('message', onMessage);
    }),

    holdStream: fromCallback<NotificationsEvent, { after: number | null }>(({ input, sendBack }) => {
      const over = new AbortController();
      void stream(input.after, sendBack, over.signal);
      return () => over.abort();
    }),

    readArrived: fromPromise<Arrival, { after: number | null }>(async ({ input, signal }) => {
      const { data } = await answer(
        client.GET('/notifications/arrived', { params: { query: query(input.after) }, signal }),
      );
      return {
        arrived: data.items.map(({ id, kind, title, detail, path }) => ({ id, kind, title, detail, path })),
        after: data.after,
      };
    }),
  };
}
