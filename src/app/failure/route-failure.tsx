import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState, FailureScreen, FullScreenSpinner } from '../../ui/index.ts';
import { useTelemetry } from '../telemetry/telemetry-context.tsx';
import { PartLoadError } from '../../lib/load-part.ts';
import { describeFailure } from './failure-details.ts';
import { ReplayInDetails } from './replay-in-details.tsx';

const reload = () => location.reload();

const reloadsKey = 'quayside.reloads';
const reloadsAtMost = 3;
const recentMs = 60_000;
/** A network that has just come back often fails once more. */
const againAfterMs = 2_000;

/** How often this tab has just been reloaded automatically. */
function recentReloads(): number {
  const [count = 0, lastAt = 0] = (sessionStorage.getItem(reloadsKey) ?? '').split(' ').map(Number);
  return Date.now() - lastAt < recentMs ? count : 0;
}

function reloadAfter(reloads: number): void {
  sessionStorage.setItem(reloadsKey, `${reloads + 1} ${Date.now()}`);
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
  const [reloads] = useState(recentReloads);
  const isReloading = notLoaded && navigator.onLine && reloads < reloadsAtMost;
  useEffect(() => {
    // A part that did not load is on the list of errors that are never reported (docs/requirements.md §8).
    if (!notLoaded) return telemetry?.captureError(error);
    // Reloads the whole page, because a browser never fetches a failed module again. No input can be lost here.
    const reloadWhenBack = () => reloadAfter(0);
    addEventListener('online', reloadWhenBack);
    const timer = isReloading
      ? setTimeout(() => reloadAfter(reloads), reloads === 0 ? 0 : againAfterMs)
      : undefined;
    return () => {
      removeEventListener('online', reloadWhenBack);
      clearTimeout(timer);
    };
  }, [error, isReloading, notLoaded, reloads, telemetry]);

  if (isReloading) return <FullScreenSpinner />;
  if (notLoaded && !navigator.onLine)
    return (
      <ErrorState level="h1" title="This page needs a connection.">
        It opens automatically once you’re back online.
      </ErrorState>
    );
  if (notLoaded) {
    return (
      <FailureScreen
        within={within}
        message="This page didn’t load. There may be a newer version."
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
