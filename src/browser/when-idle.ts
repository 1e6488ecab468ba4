/** Does it when the browser has nothing better to do, after two seconds at the latest; Safari knows no idle time. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work);
}
