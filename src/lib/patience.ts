/**
 * After this many milliseconds a call counts as slow and the screen offers Cancel: about as long as people wait before
 * they get impatient. Nothing is cancelled automatically (docs/requirements.md §9: no timeout).
 */
export const PATIENCE_MS = 8_000;
