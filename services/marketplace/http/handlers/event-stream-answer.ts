import type { Readable } from 'node:stream';
import { refusal } from '../../../http-adapter/index.ts';

/** The answer with a stream of events; null: the user has too many. */
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
