import { answer, dataOf } from '../../api/index.ts';
import { useApiMutation, useApiQuery } from '../server-data/index.ts';
import type { Takeable } from './taken.types.ts';

const key = ['taken'] as const;

/** How often it is polled, since there is no event when a colleague takes an exception. */
const readAgainMs = 60_000;

/** Who handles it (contract: getTaken). */
export const useTaken = ({ kind, id }: Takeable) =>
  useApiQuery({
    key: [...key, kind, id],
    read: ({ client, signal }) =>
      dataOf(client.GET('/dashboards/admin/taken', { params: { query: { kind, id } }, signal })),
    everyMs: readAgainMs,
  });

/** Takes it or hands it back (contract: takeException). */
export const useExceptionAssignment = () =>
  useApiMutation({
    send: ({ client, signal }, body: Takeable & { readonly isTaken: boolean }) =>
      answer(client.PUT('/dashboards/admin/taken', { body, signal })),
    success: ({ message }) => message,
    invalidates: [key, ['dashboards', 'admin']],
    failed: 'We couldn’t save that',
  });
