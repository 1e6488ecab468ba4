import { ApiError } from '../../../../api/index.ts';
import { readServerEvents } from '../../../../lib/server-events.ts';

/** The events of the stream that the site reads (contract: streamOrderEvents). */
const lineEvents = ['order', 'booking'] as const;

export type LineEvent = (typeof lineEvents)[number];

interface OrderLineParts {
  /** Opens the stream; rejects with ApiError if it is refused or unreachable. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Something of these kinds changed, or may have changed while the connection was down. */
  readonly onChange: (events: readonly LineEvent[]) => void;
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns a number from 0 up to 1, so that tabs that lost the same server do not all reconnect at once. */
  readonly random: () => number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** Three missed heartbeats: a lost Wi-Fi connection is not reported otherwise. */
const silenceMs = 65_000;

/** Errors that retrying cannot fix: the user has to sign in or get access first. */
const final = new Set<string>(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN']);

/**
 * Keeps a connection to the server's event stream until the signal aborts. A broken connection is opened again after a
 * wait that doubles from one second to one minute. `onChange` is called on every connect, since earlier events were
 * missed.
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
