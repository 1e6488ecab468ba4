import { useMarketPorts } from '../../ports/index.ts';
import { useYachts } from '../../yachts/index.ts';
import type { Yacht } from '../cart.types.ts';

const noYachts: readonly Yacht[] = [];

/** The yachts one works on and the market's ports; none while they are read or cannot be: the rest of the form does not wait for them. */
export function usePlaces() {
  const yachts = useYachts();
  const market = useMarketPorts();
  return {
    yachts: yachts.data ?? noYachts,
    ports: market.ports,
    /** Whether the yachts are those there are, or can't be read. */
    areYachtsSettled: yachts.data !== undefined || yachts.error !== null,
    isMissing: yachts.error !== null || market.error !== null,
    onReadAgain: () => {
      if (yachts.error) yachts.refetch();
      if (market.error) market.refetch();
    },
  };
}
