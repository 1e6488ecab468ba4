/** How long after it was queued an event that nobody accepts is dropped. */
export const givenUpAfterMs = 3 * 24 * 60 * 60 * 1000;

const pauseMaxMs = 10 * 60 * 1000;

/** The pause after another failed attempt: twice as long each time, ten minutes at most. */
export const retryPauseMs = (firstPauseMs: number, failedBefore: number): number =>
  Math.min(firstPauseMs * 2 ** failedBefore, pauseMaxMs);
