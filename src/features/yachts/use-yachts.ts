import { dataOf, type components } from '../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../server-data/index.ts';

export type Yacht = components['schemas']['Yacht'];
export type YachtPlace = components['schemas']['YachtPlace'];

export const yachtsKey = ['yachts'] as const;

/** The yachts one works on, by name. */
export const useYachts = () =>
  useApiQuery({
    key: yachtsKey,
    read: async ({ client, signal }) => (await dataOf(client.GET('/yachts', { signal }))).items,
  });

interface PlacesGiven {
  readonly yacht: Pick<Yacht, 'id' | 'version'>;
  readonly places: readonly YachtPlace[];
}

/** Saves all berths and addresses of a yacht; the list of yachts has them at once. */
export function useSavePlaces({ onDone }: { readonly onDone?: () => void } = {}) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, { yacht, places }: PlacesGiven) =>
      dataOf(
        client.PUT('/yachts/{yachtId}/places', {
          params: { path: { yachtId: yacht.id }, header: { 'If-Match': String(yacht.version) } },
          body: { items: [...places] },
          signal,
        }),
      ),
    onDone: (yacht) => {
      cache.setQueryData<readonly Yacht[]>(yachtsKey, (all = []) =>
        all.map((one) => (one.id === yacht.id ? yacht : one)),
      );
      onDone?.();
    },
    // What another page has saved meanwhile is read again.
    onFailed: () => void cache.invalidateQueries({ queryKey: yachtsKey }),
    success: () => null,
    failed: 'The saved places weren’t changed.',
  });
}
