import { useLocation } from 'react-router-dom';
import { useIsInteractive } from '../../ui/index.ts';

/**
 * The search that the user came from: the cards pass it on, only the browser knows it, so it is unknown while the
 * server's HTML is hydrated.
 */
export function useCameFrom(): string | null {
  // What a history entry carries is not typed.
  const state = useLocation().state as { from?: unknown } | null;
  const isInteractive = useIsInteractive();
  const from = state?.from;
  return isInteractive && typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
