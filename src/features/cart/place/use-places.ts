import { useMarketPorts } from '../../ports/index.ts';
import { useYachts } from '../../yachts/index.ts';
import type { Yacht } from '../cart.types.ts';

const noYachts: readonly Yacht[] = [];

/**
 * The user's yachts and the market's ports; empty while loading or after a failure, since the rest of the form does not
 * wait for them.
 */
export function usePlaces() {
  const yachts = useYachts();
  const market = useMarketPorts();
  return {
    yachts: yachts.data ?? noYachts,
    ports: market.ports,
    /** Whether the yachts have loaded or failed to load. */
    areYachtsSettled: yachts.data !== undefined || yachts.error !== null,
    isMissing: yachts.error !== null || market.error !== null,
    onReadAgain: () => {
      if (yachts.error) yachts.refetch();
      if (market.error) market.refetch();
    },
  };
}
