import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../api/index.ts';
import { holdOrderLine } from './order-line.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function streamOf(...chunks: readonly (string | Error)[]): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(bytes(next));
    },
  });
}

const refusal = (code: 'SESSION_EXPIRED' | 'UNAVAILABLE') => new ApiError({ code, message: code });

/** Connects to these streams, one after the other; aborts after the last one. */
async function hold(openings: readonly (() => ReadableStream<Uint8Array>)[]) {
  const given = [...openings];
  const over = new AbortController();
  const waits: number[] = [];
  const changes: string[] = [];
  await holdOrderLine(
    {
      open: async () => {
        const next = given.shift();
        if (!next) throw new Error('opened once too often');
        return next();
      },
      onChange: (events) => changes.push(events.join()),
      wait: async (ms) => {
        waits.push(ms);
        if (given.length === 0) over.abort();
      },
      random: () => 1,
    },
    over.signal,
  );
  return { waits, changes, left: given.length };
}

const down = () => {
  throw refusal('UNAVAILABLE');
};

describe('the line to the order events', () => {
  it('reports each change of an order or a booking, however the events are cut into pieces, and of nothing else', async () => {
    const event = 'event: order\ndata: {"orderId":"1"}\n\n';
    const { changes } = await hold([
      () =>
        streamOf(
          ': up\n\n',
          event.slice(0, 9),
          `${event.slice(9)}event: other\ndata: {}\n\n`,
          `${event}event: booking\ndata: {}\n\nev`,
        ),
    ]);
    // First for the connection itself: earlier events were missed.
    expect(changes).toEqual(['order,booking', 'order', 'order', 'booking']);
  });

  it('waits twice as long after each failure, at most a minute', async () => {
    const { waits } = await hold(Array.from({ length: 8 }, () => down));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('begins with short waits again once a line was up, and catches up on what it missed', async () => {
    const broken = () => streamOf(': up\n\n', new Error('gone'));
    const { waits, changes } = await hold([down, down, broken, broken]);
    expect([waits, changes.length]).toEqual([[1000, 2000, 1000, 1000], 2]);
  });

  it('gives up when the session has expired', async () => {
    const expired = () => {
      throw refusal('SESSION_EXPIRED');
    };
    expect(await hold([down, expired, down])).toEqual({ waits: [1000], changes: [], left: 1 });
  });
});
