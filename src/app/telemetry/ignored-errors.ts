/** Errors never reported: nobody can act on them (docs/requirements.md §8). Matched as parts. */
export const ignoredErrors: readonly (string | RegExp)[] = [
  // Overlay scrolling: the scrollbar library of that name, and browsers' own reports of overlay scrolling.
  /overlay[\s-]?scroll/i,
  'ResizeObserver loop limit exceeded',
  // The same complaint as browsers word it today.
  'ResizeObserver loop completed with undelivered notifications',
  'Non-Error promise rejection captured',
  // The same as the SDK words it today: “Object captured as promise rejection with keys: code”.
  'captured as promise rejection',
  'Network Error',
  // The same of an answer cut short and of a call that was stopped, as the client words them, and as scripts do.
  'The connection broke off before the answer was complete.',
  /^(?:ApiError: )?Canceled\.$/,
  /^AbortError:/,
  // A chunk or its CSS did not load: bad Wi-Fi or a new version; the shell offers a reload. One wording per browser.
  'ChunkLoadError',
  /Loading (?:CSS )?chunk/i,
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  "'text/html' is not a valid JavaScript MIME type",
];
