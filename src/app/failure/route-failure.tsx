import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState, FailureScreen, FullScreenSpinner } from '../../ui/index.ts';
import { useTelemetry } from '../telemetry/telemetry-context.tsx';
import { PartLoadError } from '../../lib/load-part.ts';
import { describeFailure } from './failure-details.ts';
import { ReplayInDetails } from './replay-in-details.tsx';

const reload = () => location.reload();

const retriesKey = 'quayside.retries';
const retryDelayMs = 2_000;

/** How often this page may reload automatically: a network that has just come back often fails once more. */
const retriesLeft = (): number => Number(sessionStorage.getItem(retriesKey));

const reloadedAtKey = 'quayside.reloadedAt';
const reloadAgainAfterMs = 60_000;

/** Whether the page reloads at once: with a connection, that usually finds the part; but never in a loop. */
const mayReloadAtOnce = (): boolean =>
  navigator.onLine && Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) > reloadAgainAfterMs;

function reloadWith(retries: number): void {
  sessionStorage.setItem(retriesKey, String(retries));
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  reload();
}

/**
 * Shows what the router could not do: a part of the app that did not load (no network, or a newer version), or anything
 * else that was thrown outside a screen, under the router's own title (docs/requirements.md §8). It replaces the whole
 * window, or a screen in its layout.
 */
export function RouteFailure({ within }: { within: 'window' | 'layout' }) {
  const error = useRouteError();
  const telemetry = useTelemetry();
  const notLoaded = error instanceof PartLoadError;
  const isRetrying = notLoaded && navigator.onLine && retriesLeft() > 0;
  const [isReloading] = useState(() => notLoaded && !isRetrying && mayReloadAtOnce());
  useEffect(() => {
    // A part that did not load is on the list of errors that are never reported (docs/requirements.md §8).
    if (!notLoaded) return telemetry?.captureError(error);
    // Reloads the whole page, because a browser never fetches a failed module again. No input can be lost here.
    if (isReloading) return reloadWith(0);
    const reloadWhenBack = () => reloadWith(3);
    addEventListener('online', reloadWhenBack);
    const timer = isRetrying ? setTimeout(() => reloadWith(retriesLeft() - 1), retryDelayMs) : undefined;
    return () => {
      removeEventListener('online', reloadWhenBack);
      clearTimeout(timer);
    };
  }, [error, isReloading, isRetrying, notLoaded, telemetry]);

  if (isReloading) return <FullScreenSpinner />;
  if (notLoaded && (isRetrying || !navigator.onLine))
    return (
      <ErrorState level="h1" title="This page needs a connection.">
        It opens automatically once you’re back online.
      </ErrorState>
    );
  if (notLoaded) {
    return (
      <FailureScreen
        within={within}
        message="This part of Quayside didn’t load. There may be a newer version."
        details={describeFailure(error).details}
        inDetails={<ReplayInDetails />}
        onRetry={reload}
        onReload={reload}
      />
    );
  }
  const { message, details } = describeFailure(error);
  const Place = within === 'window' ? 'main' : 'div';
  return (
    <Place>
      <ErrorState
        level="h1"
        title="Unexpected Application Error!"
        details={details}
        inDetails={<ReplayInDetails />}
        onRetry={reload}
      >
        {message}
      </ErrorState>
    </Place>
  );
}
