export const hourMs = 60 * 60 * 1000;

/** 24 hours; with daylight saving time a calendar day can be an hour shorter or longer. */
export const dayMs = 24 * hourMs;
