import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { answer, useApi } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { Decision } from './application.types.ts';
import type { DeskSearch } from './desk-search.ts';

const pageSize = 50;
const listsKey = ['admin', 'applications'] as const;
const applicationKey = (id: string) => ['admin', 'application', id] as const;

/** While a session is expired nothing is asked; what failed then is asked again once the person has signed in. */
const useSessionHolds = () => useSessionState((snapshot) => !snapshot.hasTag('expired'));

/** The applications that a search finds, page after page. While another is read, what was found before stays. */
export function useApplications({ status, q }: Pick<DeskSearch, 'status' | 'q'>) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: [...listsKey, { status, q }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: pageSize,
        ...(status !== 'all' && { status }),
        ...(q.trim() !== '' && { q }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return (await answer(client.GET('/admin/applications', { params: { query }, signal }))).data;
    },
    // The first page has no cursor, whatever type the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: useSessionHolds(),
    networkMode: 'always',
  });
}

/** One application with all that a decision needs. */
export function useApplication(id: string | null) {
  const { client } = useApi();
  const holds = useSessionHolds();
  return useQuery({
    queryKey: applicationKey(id ?? 'none'),
    queryFn: async ({ signal }) => {
      const params = { path: { applicationId: id ?? 'none' } };
      return (await answer(client.GET('/admin/applications/{applicationId}', { params, signal }))).data;
    },
    enabled: holds && id !== null,
    networkMode: 'always',
  });
}

export interface DecisionInput {
  readonly decision: Decision | 'take';
  readonly applicationId: string;
  readonly vendorId: string;
  /** Of the application that was looked at. */
  readonly version: number;
  /** What the vendor reads. */
  readonly note: string;
}

/** Carries a decision out. Afterwards, and also when it was refused, what is shown is what the server has. */
export function useDecide() {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ decision, applicationId, vendorId, version, note }: DecisionInput) => {
      if (decision === 'suspend' || decision === 'reinstate') {
        const params = { path: { vendorId } };
        const body = { command: decision, reason: note };
        return answer(client.POST('/admin/vendors/{vendorId}/status', { params, body }));
      }
      const params = { path: { applicationId } };
      const body = { decision, version, ...(note !== '' && { note }) };
      return answer(client.POST('/admin/applications/{applicationId}/decision', { params, body }));
    },
    onSuccess: ({ data }) => queries.setQueryData(applicationKey(data.id), data),
    onSettled: async (_done, error, { applicationId }) => {
      if (error) await queries.invalidateQueries({ queryKey: applicationKey(applicationId) });
      // The list and its counts follow by themselves: nobody waits for them.
      void queries.invalidateQueries({ queryKey: listsKey });
    },
    networkMode: 'always',
  });
}
