import { replayIntegration } from '@sentry/react';

/**
 * Session replay, in a separate file. Text, inputs and media are hidden here and again before sending
 * (scrub/recording.ts).
 */
export const createReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value'],
    // Uncompressed, so that the scrubber can read it; the scrubber compresses. The CSP then needs no blob: worker
    // either.
    useCompression: false,
    // The browser stores nothing beyond the keys of docs/requirements.md §9.
    stickySession: false,
    networkCaptureBodies: false,
    // Replay on error (docs/requirements.md §9), without warnings: there is one for each failed call, and each would
    // upload a replay.
    beforeErrorSampling: (event) => event.level !== 'warning',
  });
