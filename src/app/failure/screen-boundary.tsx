import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { PartLoadError } from '../../lib/load-part.ts';
import { FailureScreen } from '../../ui/index.ts';
import { useForgetReadData } from '../frame/read-data-context.tsx';
import { useTelemetry } from '../telemetry/telemetry-context.tsx';
import { describeFailure } from './failure-details.ts';
import { ReplayInDetails } from './replay-in-details.tsx';

interface ScreenBoundaryProps {
  /** What is rendered when the children fail: nothing, or the layout around them. */
  readonly within: 'window' | 'layout';
  readonly children: ReactNode;
}

/**
 * Catches errors that the children throw while rendering: 'Something went wrong:' (docs/requirements.md §2). It resets
 * when the address changes. A screen that did not load is left to the router (RouteFailure).
 */
export function ScreenBoundary({ within, children }: ScreenBoundaryProps) {
  const telemetry = useTelemetry();
  const forgetReadData = useForgetReadData();
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname, search]}
      // A cached response that broke the screen would break it again.
      onReset={forgetReadData}
      onError={(error, { componentStack }) => {
        if (!(error instanceof PartLoadError)) telemetry?.captureError(error, { componentStack });
      }}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (error instanceof PartLoadError) throw error;
        return (
          <FailureScreen
            within={within}
            {...describeFailure(error)}
            inDetails={<ReplayInDetails />}
            onRetry={resetErrorBoundary}
            onReload={() => location.reload()}
          />
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
