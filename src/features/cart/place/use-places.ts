import { dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { Port, Yacht, YachtGiven } from '../cart.types.ts';

const yachtsKey = ['yachts'] as const;
const noYachts: readonly Yacht[] = [];
const noPorts: readonly Port[] = [];

/** The yachts one works on and the market's ports; none while they are read or cannot be: the rest of the form does not wait for them. */
export function usePlaces() {
  const yachts = useApiQuery({
    key: yachtsKey,
    read: async ({ client, signal }) => (await dataOf(client.GET('/yachts', { signal }))).items,
  });
  const ports = useApiQuery({
    key: ['market', 'ports'],
    read: async ({ client, signal }) => (await dataOf(client.GET('/market/overview', { signal }))).ports,
    once: true,
  });
  return {
    yachts: yachts.data ?? noYachts,
    ports: ports.data ?? noPorts,
    isMissing: yachts.error !== null || ports.error !== null,
    onReadAgain: () => {
      if (yachts.error) yachts.refetch();
      if (ports.error) ports.refetch();
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
