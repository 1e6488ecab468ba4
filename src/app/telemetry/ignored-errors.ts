/** Errors that are never reported, because nobody can act on them (docs/requirements.md §8). Matched as substrings. */
export const ignoredErrors: readonly (string | RegExp)[] = [
  // Overlay scrolling: the scrollbar library of that name, and browsers' own reports of overlay scrolling.
  /overlay[\s-]?scroll/i,
  'ResizeObserver loop limit exceeded',
  // The same error in the current wording of browsers.
  'ResizeObserver loop completed with undelivered notifications',
  'Non-Error promise rejection captured',
  // The same error in the current wording of the SDK: “Object captured as promise rejection with keys: code”.
  'captured as promise rejection',
  'Network Error',
  // The same for a truncated response and an aborted call, in the wording of the client and of scripts.
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
