import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { ErrorState } from '../../../ui/index.ts';

interface MarketTroubleProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** What every walk needs of the market, its money and its ports, could not be had. */
export function MarketTrouble({ error, busy, onRetry }: MarketTroubleProps) {
  return (
    <ErrorState
      level="h1"
      title="This page could not be loaded"
      drawing={<EmptyDrawing scene="offline" />}
      busy={busy}
      onRetry={onRetry}
      details={error.message}
    >
      Check your connection. Everything you have done so far is kept on the server.
    </ErrorState>
  );
}
