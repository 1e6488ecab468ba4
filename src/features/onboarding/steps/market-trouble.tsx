import { supportDetails } from '../../../api/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { ErrorState } from '../../../ui/index.ts';

interface MarketTroubleProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** Shown if the market's currency and ports, which every onboarding needs, could not be loaded. */
export function MarketTrouble({ error, busy, onRetry }: MarketTroubleProps) {
  return (
    <ErrorState
      level="h1"
      title="We couldn’t load this page"
      drawing={<EmptyDrawing scene="offline" />}
      busy={busy}
      onRetry={onRetry}
      details={supportDetails(error)}
    >
      Check your connection. Everything you’ve done so far is saved.
    </ErrorState>
  );
}
