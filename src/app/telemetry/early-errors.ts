/** Reports uncaught errors until the SDK's own listeners take over; returns the function that stops it. */
export const listenForEarlyErrors = (report: (error: unknown) => void): (() => void) => {
  const onError = (event: ErrorEvent) => report(event.error ?? new Error(event.message));
  // A rejection with anything but an Error is on the ignore list (docs/requirements.md §8) and may hold anything.
  const onRejection = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof Error) report(event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
