import type { QueryClient } from '@tanstack/react-query';
import { answer, ApiError, type MarketplaceClient } from '../../../api/index.ts';
import { holdOrderLine } from './order-line.ts';

/** What is asked for anew when an order changed: whatever begins with one of these. */
export const changedWithOrders = [['orders'], ['sub-orders'], ['transactions']] as const;

/** The line stays so long after the last screen that needs it, so that going from one to the next does not drop it. */
const lingerMs = 2_000;
/** Changes that come within this time are one: an order of three suppliers says three things at once. */
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

function openLine(client: MarketplaceClient, queries: QueryClient, userId: string): Line {
  const controller = new AbortController();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      for (const queryKey of changedWithOrders) void queries.invalidateQueries({ queryKey });
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
    // A line that was refused for good is not joined by whoever has signed in again.
    forget(client, line),
  );
  return line;
}

/**
 * Joins the tab's one line to the server's events, and opens it for the first who does. Answers how to leave it; a little after the last one has left
 * it is closed. Somebody else who has signed in gets a line of their own.
 */
export function joinOrderLine(client: MarketplaceClient, queries: QueryClient, userId: string): () => void {
  let line = lines.get(client);
  if (line?.userId !== userId) {
    line?.stop();
    line = openLine(client, queries, userId);
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

/** Closes the tab's line at once: nobody is signed in any more. */
export function dropOrderLine(client: MarketplaceClient): void {
  const line = lines.get(client);
  if (!line) return;
  line.stop();
  forget(client, line);
}
