import { replayIntegration } from '@sentry/react';

/** Session replay, in a file of its own. Text, inputs and media are hidden here and again at the door (scrub/recording.ts). */
export const createReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value'],
    // Uncompressed, so that the door can read it; the door compresses. It also spares the CSP a blob: worker.
    useCompression: false,
    // Nothing is stored in the browser beyond the keys of docs/requirements.md §9.
    stickySession: false,
    networkCaptureBodies: false,
    // Replay on error (docs/requirements.md §9): a warning, one for each failed call, would upload a replay each.
    beforeErrorSampling: (event) => event.level !== 'warning',
  });
