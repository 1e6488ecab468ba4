import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureScreen } from '../../ui/index.ts';
import { useTelemetry } from '../frame/telemetry-context.tsx';
import { describeFailure } from './failure-details.ts';
import { ReplayInDetails } from './replay-in-details.tsx';

/** Catches what a screen throws while it renders: 'Something went wrong:' (specification §2). `resetKey` changes with the address. */
export function ScreenBoundary({ resetKey, children }: { resetKey: string; children: ReactNode }) {
  const telemetry = useTelemetry();
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onError={(error, { componentStack }) => telemetry?.captureError(error, { componentStack })}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailureScreen
          {...describeFailure(error)}
          inDetails={<ReplayInDetails />}
          onRetry={resetErrorBoundary}
          onReload={() => location.reload()}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
