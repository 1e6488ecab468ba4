import { dataOf } from '../../../api/index.ts';
import { useMarketPorts } from '../../ports/index.ts';
import { useApiMutation, useServerCache } from '../../server-data/index.ts';
import { useYachts, yachtsKey } from '../../yachts/index.ts';
import type { Yacht, YachtGiven } from '../cart.types.ts';

const noYachts: readonly Yacht[] = [];

/** The yachts one works on and the market's ports; none while they are read or cannot be: the rest of the form does not wait for them. */
export function usePlaces() {
  const yachts = useYachts();
  const market = useMarketPorts();
  return {
    yachts: yachts.data ?? noYachts,
    ports: market.ports,
    isMissing: yachts.error !== null || market.error !== null,
    onReadAgain: () => {
      if (yachts.error) yachts.refetch();
      if (market.error) market.refetch();
    },
  };
}

/** Adds a yacht; the list has it at once. */
export function useAddYacht(onAdded: (yacht: Yacht) => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, body: YachtGiven) => dataOf(client.POST('/yachts', { body, signal })),
    onDone: (yacht) => {
      cache.setQueryData<readonly Yacht[]>(yachtsKey, (all = []) =>
        [...all, yacht].sort((a, b) => a.name.localeCompare(b.name)),
      );
      onAdded(yacht);
    },
    success: (yacht) => `${yacht.name} was added.`,
  });
}
