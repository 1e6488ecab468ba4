import { dataOf, type components } from '../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../server-data/index.ts';

export type Yacht = components['schemas']['Yacht'];
export type YachtGiven = components['schemas']['YachtGiven'];
export type YachtPerson = components['schemas']['YachtPerson'];
export type YachtPlace = components['schemas']['YachtPlace'];

export const yachtsKey = ['yachts'] as const;

/** The user's yachts by name. */
export const useYachts = () =>
  useApiQuery({
    key: yachtsKey,
    read: async ({ client, signal }) => (await dataOf(client.GET('/yachts', { signal }))).items,
  });

/** Adds a yacht, also to the cached list. */
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

/** Writes a changed yacht into the cached list. */
function useShownYacht() {
  const cache = useServerCache();
  return {
    show: (yacht: Yacht) =>
      cache.setQueryData<readonly Yacht[]>(yachtsKey, (all = []) =>
        all.map((one) => (one.id === yacht.id ? yacht : one)),
      ),
    // Reloads the list, which another page may have changed.
    readAgain: () => void cache.invalidateQueries({ queryKey: yachtsKey }),
  };
}

interface ChangeGiven {
  readonly yacht: Pick<Yacht, 'id' | 'version'>;
  readonly change: YachtGiven;
}

/** Changes a yacht's name, port or berth, also in the cached list. */
export function useChangeYacht(onChanged: () => void) {
  const { show, readAgain } = useShownYacht();
  return useApiMutation({
    send: ({ client, signal }, { yacht, change }: ChangeGiven) =>
      dataOf(
        client.PUT('/yachts/{yachtId}', {
          params: { path: { yachtId: yacht.id }, header: { 'If-Match': String(yacht.version) } },
          body: change,
          signal,
        }),
      ),
    onDone: (changed) => {
      show(changed);
      onChanged();
    },
    onFailed: readAgain,
    success: ({ name }) => `${name} was changed.`,
  });
}

interface BusinessGiven {
  readonly yacht: Pick<Yacht, 'id' | 'name' | 'version'>;
  readonly billTo: Yacht['billTo'];
}

/** Saves the business for a yacht's next cart and booking. */
export function useRememberBusiness() {
  const { show, readAgain } = useShownYacht();
  return useApiMutation({
    send: ({ client, signal }, { yacht, billTo }: BusinessGiven) =>
      dataOf(
        client.PUT('/yachts/{yachtId}', {
          params: { path: { yachtId: yacht.id }, header: { 'If-Match': String(yacht.version) } },
          body: { name: yacht.name, billTo },
          signal,
        }),
      ),
    onDone: show,
    onFailed: readAgain,
    success: () => null,
    failed: ({ yacht }) => `The business wasn’t saved for ${yacht.name}.`,
  });
}

interface PeopleGiven {
  readonly yacht: Pick<Yacht, 'id' | 'version'>;
  readonly people: readonly YachtPerson[];
}

/** Saves who may buy for a yacht, also in the cached list. */
export function useSavePeople() {
  const { show, readAgain } = useShownYacht();
  return useApiMutation({
    send: ({ client, signal }, { yacht, people }: PeopleGiven) =>
      dataOf(
        client.PUT('/yachts/{yachtId}/people', {
          params: { path: { yachtId: yacht.id }, header: { 'If-Match': String(yacht.version) } },
          body: { items: [...people] },
          signal,
        }),
      ),
    onDone: show,
    onFailed: readAgain,
    success: ({ name }) => `Saved for ${name}.`,
  });
}

interface PlacesGiven {
  readonly yacht: Pick<Yacht, 'id' | 'version'>;
  readonly places: readonly YachtPlace[];
}

/** Saves all berths and addresses of a yacht, also in the cached list. */
export function useSavePlaces() {
  const { show, readAgain } = useShownYacht();
  return useApiMutation({
    send: ({ client, signal }, { yacht, places }: PlacesGiven) =>
      dataOf(
        client.PUT('/yachts/{yachtId}/places', {
          params: { path: { yachtId: yacht.id }, header: { 'If-Match': String(yacht.version) } },
          body: { items: [...places] },
          signal,
        }),
      ),
    onDone: show,
    onFailed: readAgain,
    success: () => null,
    failed: 'The saved places weren’t changed.',
  });
}
