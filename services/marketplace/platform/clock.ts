/** The time, injected wherever a deadline is decided, so that tests can run at any instant. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
