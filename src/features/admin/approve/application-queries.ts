import { answer, ApiError, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { ApplicationDetail, CommissionChange, Decision } from './application.types.ts';

const listsKey = ['admin', 'applications'] as const;
const applicationKey = (id: string) => ['admin', 'application', id] as const;

/** One application with everything needed for a decision. */
export const useApplication = (id: string | null) =>
  useApiQuery({
    key: applicationKey(id ?? 'none'),
    read: ({ client, signal }) => {
      const params = { path: { applicationId: id ?? 'none' } };
      return dataOf(client.GET('/admin/applications/{applicationId}', { params, signal }));
    },
    enabled: id !== null,
  });

interface DecisionInput {
  readonly decision: Decision | 'take';
  readonly applicationId: string;
  readonly vendorId: string;
  /** The version of the application that the admin has seen. */
  readonly version: number;
  /** The note for the vendor. */
  readonly note: string;
}

interface AfterDecision {
  readonly onDecided: (input: DecisionInput, decided: ApplicationDetail) => void;
  readonly onRefused: (error: Error, input: DecisionInput) => void;
}

/** Carries out a decision. The application is reloaded afterwards, also when the decision was refused. */
export function useDecide({ onDecided, onRefused }: AfterDecision) {
  const cache = useServerCache();
  return useApiMutation({
    send: async ({ client, signal }, input: DecisionInput) => {
      const { decision, applicationId, vendorId, version, note } = input;
      if (decision === 'suspend' || decision === 'reinstate') {
        const params = { path: { vendorId } };
        const body = { command: decision, reason: note };
        return answer(client.POST('/admin/vendors/{vendorId}/status', { params, body, signal }));
      }
      const params = { path: { applicationId } };
      const decideOn = async (seen: number) => {
        const body = { decision, version: seen, ...(note !== '' && { note }) };
        return answer(client.POST('/admin/applications/{applicationId}/decision', { params, body, signal }));
      };
      try {
        return await decideOn(version);
      } catch (error) {
        const isChanged = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE';
        if (decision !== 'take' || !isChanged) throw error;
        // Whoever takes an application only reads it next: that the vendor has gone on meanwhile is no reason to refuse.
        const now = await dataOf(client.GET('/admin/applications/{applicationId}', { params, signal }));
        return decideOn(now.version);
      }
    },
    onDone: ({ data }, input) => {
      cache.setQueryData(applicationKey(data.id), data);
      onDecided(input, data);
    },
    onFailed: async (error, input) => {
      onRefused(error, input);
      await cache.invalidateQueries({ queryKey: applicationKey(input.applicationId) });
    },
    success: ({ message }) => message,
    // What asked for the decision no longer waits.
    invalidates: [listsKey, ['notifications']],
  });
}

/** Changes the commission of an application's vendor. The application is reloaded afterwards, also after a refusal. */
export function useSetCommission(
  { id, vendor }: Pick<ApplicationDetail, 'id' | 'vendor'>,
  onChanged: () => void,
) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, body: CommissionChange) => {
      const params = { path: { vendorId: vendor.id } };
      return answer(client.POST('/admin/vendors/{vendorId}/commission', { params, body, signal }));
    },
    onDone: ({ data }) => {
      cache.setQueryData(applicationKey(data.id), data);
      onChanged();
    },
    onFailed: () => cache.invalidateQueries({ queryKey: applicationKey(id) }),
    success: ({ message }) => message,
    invalidates: [['admin', 'audit']],
  });
}
