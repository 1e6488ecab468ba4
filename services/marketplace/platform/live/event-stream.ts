import { Readable } from 'node:stream';
import type { Audience, Heard, Subscribe } from './listener.ts';

export interface EventStreamOptions {
  readonly subscribe: Subscribe;
  readonly audience: Audience;
  /** Checked with each heartbeat: if it is false, or fails, the stream ends. */
  readonly isStillAllowed: () => Promise<boolean>;
  readonly signOfLifeMs?: number;
  /** Writes an event to the stream: ids of orders and bookings; notifications only as a signal. */
  readonly hear?: (event: Heard, stream: Writing) => void;
}

interface Writing {
  readonly write: (text: string) => void;
  readonly end: () => void;
  readonly hasLeft: () => boolean;
}

interface OpenedStream extends Writing {
  readonly stream: Readable;
}

function writeTrade(event: Heard, { write }: Writing): void {
  if ('notifiedUpTo' in event) return;
  write(`event: ${'bookingId' in event ? 'booking' : 'order'}\ndata: ${JSON.stringify(event)}\n\n`);
}

/** A client that reads so slowly that this much is buffered is disconnected; it then reconnects and reloads. */
const maxBufferedBytes = 64 * 1024;

/**
 * Server-sent events (`event: order`, `event: booking`) until the client disconnects, loses its permission, or the
 * service stops; null if the user has too many streams. A comment every 20 seconds keeps proxies from closing an idle
 * connection.
 */
export function eventStream({
  subscribe,
  audience,
  isStillAllowed,
  signOfLifeMs = 20_000,
  hear = writeTrade,
}: EventStreamOptions): OpenedStream | null {
  const stream = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      leave();
      done(error);
    },
  });
  const end = () => {
    if (!stream.readableEnded && !stream.destroyed) stream.push(null);
    leave();
  };
  const write = (text: string) => {
    if (hasLeft) return;
    stream.push(text);
    if (stream.readableLength > maxBufferedBytes) stream.destroy();
  };
  const writing: Writing = { write, end, hasLeft: () => hasLeft };
  const unsubscribe = subscribe(audience, { hear: (event) => hear(event, writing), end });
  if (unsubscribe === null) return null;
  let hasLeft = false;
  const signOfLife = setInterval(() => {
    write(': still here\n\n');
    isStillAllowed().then(
      (isAllowed) => {
        if (!isAllowed) end();
      },
      () => end(),
    );
  }, signOfLifeMs);
  signOfLife.unref();
  function leave() {
    if (hasLeft) return;
    hasLeft = true;
    clearInterval(signOfLife);
    unsubscribe?.();
  }
  // Sent together with the headers: from now on the client misses no event.
  write(': listening\n\n');
  return { ...writing, stream };
}
