import { useLocation } from 'react-router-dom';
import { useIsInteractive } from '../../ui/index.ts';

/**
 * The address of the search that the user comes from. Cards pass it on in the history state, which only the browser
 * has, so it is unknown during hydration.
 */
export function useCameFrom(): string | null {
  // History state is not typed.
  const state = useLocation().state as { from?: unknown } | null;
  const isInteractive = useIsInteractive();
  const from = state?.from;
  return isInteractive && typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
