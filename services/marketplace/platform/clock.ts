/** The time, passed in wherever a deadline is decided, so that a test can be at any instant. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
