import type { Readable } from 'node:stream';
import { refusal } from '../../../http-adapter/index.ts';

/** How a stream of events is answered; null: this person has too many. */
export const eventStreamAnswer = (stream: Readable | null, whatIsOpen: string) =>
  stream === null
    ? refusal('TOO_MANY_REQUESTS', {
        message: `${whatIsOpen} in too many windows. Please close some.`,
        retryAfterSeconds: 20,
      })
    : ({
        status: 200,
        body: stream,
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      } as const);
