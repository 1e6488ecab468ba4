import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, useApi } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { Port, Yacht, YachtGiven } from '../cart.types.ts';

const noYachts: readonly Yacht[] = [];
const noPorts: readonly Port[] = [];

/** The yachts one works on and the market's ports; none while they are read or cannot be: the rest of the form does not wait for them. */
export function usePlaces() {
  const { client } = useApi();
  const enabled = useSessionState((view) => !view.hasTag('expired'));
  const yachts = useQuery({
    queryKey: ['yachts'],
    queryFn: async ({ signal }) => (await answer(client.GET('/yachts', { signal }))).data.items,
    networkMode: 'always',
    enabled,
  });
  const ports = useQuery({
    queryKey: ['market', 'ports'],
    queryFn: async ({ signal }) => (await answer(client.GET('/market/overview', { signal }))).data.ports,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    enabled,
  });
  return {
    yachts: yachts.data ?? noYachts,
    ports: ports.data ?? noPorts,
    isMissing: yachts.isError || ports.isError,
    onReadAgain: () => {
      if (yachts.isError) void yachts.refetch();
      if (ports.isError) void ports.refetch();
    },
  };
}

/** Adds a yacht; the list has it at once. Rejects with ApiError. */
export function useAddYacht() {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: YachtGiven) => (await answer(client.POST('/yachts', { body }))).data,
    networkMode: 'always',
    onSuccess: (yacht) => {
      queries.setQueryData<readonly Yacht[]>(['yachts'], (all = []) =>
        [...all, yacht].sort((a, b) => a.name.localeCompare(b.name)),
      );
    },
  });
}
