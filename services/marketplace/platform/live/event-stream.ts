import { Readable } from 'node:stream';
import type { Audience, Heard, Subscribe } from './listener.ts';

export interface EventStreamOptions {
  readonly subscribe: Subscribe;
  readonly audience: Audience;
  /** Checked with each heartbeat: if it is false, or cannot be determined, the stream ends. */
  readonly isStillAllowed: () => Promise<boolean>;
  readonly signOfLifeMs?: number;
  /** What the listener is told of an event: of orders and bookings, which ones; nothing of notifications. */
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

/** A client that reads so slowly that this much is buffered is disconnected; it reconnects and reloads. */
const waitingMostBytes = 64 * 1024;

/**
 * Server-sent events (`event: order`, `event: booking`) until the listener leaves, is no longer allowed to listen, or the service stops; null when
 * this person listens too often already. A comment every 20 seconds keeps proxies from closing a silent line.
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
    if (stream.readableLength > waitingMostBytes) stream.destroy();
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
  // Sent together with the headers: from here on the client misses nothing.
  write(': listening\n\n');
  return { ...writing, stream };
}
