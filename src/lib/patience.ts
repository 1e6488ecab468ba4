/**
 * After this long, in milliseconds, what is under way counts as slow and the screen offers Cancel: about as long as people wait before they
 * doubt. Nothing is given up by itself (docs/requirements.md §9: no timeout).
 */
export const PATIENCE_MS = 8_000;
