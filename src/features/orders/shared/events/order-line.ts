import { ApiError } from '../../../../api/index.ts';
import { readServerEvents } from '../../../../lib/server-events.ts';

/** The events of the stream that are listened to (contract: streamOrderEvents). */
const lineEvents = ['order', 'booking'] as const;

export type LineEvent = (typeof lineEvents)[number];

interface OrderLineParts {
  /** Opens the stream; rejects with ApiError where it is refused or out of reach. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Something of these kinds changed, or may have changed while the line was down. */
  readonly onChange: (events: readonly LineEvent[]) => void;
  /** Resolves after so many milliseconds, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1: tabs that lost one server do not all come back at the same moment. */
  readonly random: () => number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** Three of the server's signs of life missed: the Wi-Fi has gone without saying so. */
const silenceMs = 65_000;

/** What no retry can fix: the user has to change first. */
const final = new Set<string>(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN']);

/**
 * Holds a line to the server's events until the signal aborts. A line that broke is opened again, after a wait that doubles from one second to one
 * minute. Whenever a line is up `onChange` is called, since what happened before it was not heard.
 */
export async function holdOrderLine(parts: OrderLineParts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const both = AbortSignal.any([signal, attempt.signal]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const signOfLife = () => {
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), silenceMs);
    };
    try {
      signOfLife();
      const stream = await parts.open(both);
      parts.onChange(lineEvents);
      await readServerEvents(
        stream,
        ({ name }) => {
          const known = lineEvents.find((one) => one === name);
          if (known) parts.onChange([known]);
        },
        () => {
          failures = 0;
          signOfLife();
        },
      );
    } catch (error) {
      if (error instanceof ApiError && final.has(error.code)) return;
    } finally {
      clearTimeout(silence);
      attempt.abort();
    }
    const longestMs = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
    failures += 1;
    await parts.wait(longestMs * (0.5 + parts.random() / 2), signal);
  }
}
