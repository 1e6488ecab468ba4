export const hourMs = 60 * 60 * 1000;

/** 24 hours: in a zone with daylight saving a day of the calendar can be an hour shorter or longer. */
export const dayMs = 24 * hourMs;
