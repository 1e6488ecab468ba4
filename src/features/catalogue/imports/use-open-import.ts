import { answer, dataOf, type components } from '../../../api/index.ts';
import type { ImportKind } from '../../../machines/import/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';

export type OpenImport = Pick<components['schemas']['Import'], 'id' | 'fileName' | 'hasReading'>;

/** The unfinished import (contract: getOpenImport, discardImport); null if there is none or while that is unknown. */
export function useOpenImport(kind: ImportKind) {
  const key = ['imports', 'open', kind];
  const { data } = useApiQuery({
    key,
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/imports/open', { params: { query: { kind } }, signal }))).import,
  });
  const discarding = useApiMutation({
    send: ({ client, signal }, { id: importId }: OpenImport) =>
      answer(client.DELETE('/imports/{importId}', { params: { path: { importId } }, signal })),
    success: (_, { fileName }) => `“${fileName}” is discarded.`,
    failed: ({ fileName }) => `“${fileName}” couldn’t be discarded.`,
    invalidates: [key],
  });
  return { openImport: data ?? null, discarding };
}
