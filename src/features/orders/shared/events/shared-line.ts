import { answer, ApiError, type MarketplaceClient } from '../../../../api/index.ts';
import type { QueryKey, ServerCache } from '../../../server-data/index.ts';
import { holdOrderLine, type LineEvent } from './order-line.ts';

/**
 * The query keys that are reloaded when an order or a booking changes, by their first parts. With a step, what was asked
 * about it no longer waits in the notifications.
 */
const changedWith: Readonly<Record<LineEvent, readonly QueryKey[]>> = {
  // The crew's calendar shows deliveries too.
  order: [
    ['orders'],
    ['sub-orders'],
    ['transactions'],
    ['bookings', 'calendar'],
    ['messages'],
    ['notifications'],
  ],
  booking: [['bookings'], ['calendar'], ['slots'], ['transactions'], ['messages'], ['notifications']],
};

/** The connection stays open this long after the last screen that needs it, so that navigating does not drop it. */
const lingerMs = 2_000;
/** Changes within this time are reported once: an order from three suppliers causes three events. */
const togetherMs = 150;

interface Line {
  readonly userId: string;
  readonly stop: () => void;
  screens: number;
  linger: ReturnType<typeof setTimeout> | undefined;
}

const lines = new WeakMap<MarketplaceClient, Line>();

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

function forget(client: MarketplaceClient, line: Line): void {
  if (lines.get(client) === line) lines.delete(client);
}

function openLine(client: MarketplaceClient, cache: ServerCache, userId: string): Line {
  const controller = new AbortController();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<LineEvent>();
  const onChange = (events: readonly LineEvent[]) => {
    for (const event of events) changed.add(event);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      for (const event of changed)
        for (const queryKey of changedWith[event]) void cache.invalidateQueries({ queryKey });
      changed.clear();
    }, togetherMs);
  };
  const open = async (signal: AbortSignal) => {
    const stream = await answer(
      client.GET('/orders/events', {
        headers: { Accept: 'text/event-stream' },
        parseAs: 'stream',
        signal,
      }),
    );
    if (!stream) throw new ApiError({ code: 'BAD_RESPONSE', message: 'The stream has no body.' });
    return stream;
  };
  const stop = () => {
    controller.abort();
    clearTimeout(gathering);
  };
  const line: Line = { userId, stop, screens: 0, linger: undefined };
  void holdOrderLine({ open, onChange, wait: pause, random: Math.random }, controller.signal).then(() =>
    // After a final refusal the connection is not reused once the user has signed in again.
    forget(client, line),
  );
  return line;
}

/**
 * Joins the tab's one connection to the server's events, and opens it for the first caller. Returns a function that
 * leaves it; it closes shortly after the last caller has left. Another user gets a connection of their own.
 */
export function joinOrderLine(client: MarketplaceClient, cache: ServerCache, userId: string): () => void {
  let line = lines.get(client);
  if (line?.userId !== userId) {
    line?.stop();
    line = openLine(client, cache, userId);
    lines.set(client, line);
  }
  const joined = line;
  clearTimeout(joined.linger);
  joined.screens += 1;
  return () => {
    joined.screens -= 1;
    if (joined.screens > 0) return;
    joined.linger = setTimeout(() => {
      joined.stop();
      forget(client, joined);
    }, lingerMs);
  };
}

/** Closes the tab's connection at once, after signing out. */
export function dropOrderLine(client: MarketplaceClient): void {
  const line = lines.get(client);
  if (!line) return;
  line.stop();
  forget(client, line);
}
