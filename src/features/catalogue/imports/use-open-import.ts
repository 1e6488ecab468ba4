import { dataOf } from '../../../api/index.ts';
import type { ImportKind } from '../../../machines/import/index.ts';
import { useApiQuery } from '../../server-data/index.ts';

/** The name of a list that was begun and is not imported yet (contract: getOpenImport); null where there is none, or while that is not known. */
export function useOpenImport(kind: ImportKind): string | null {
  const { data } = useApiQuery({
    key: ['imports', 'open', kind],
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/imports/open', { params: { query: { kind } }, signal }))).import,
  });
  return data?.fileName ?? null;
}
