import { useQuery } from '@tanstack/react-query';
import { answer, useApi } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { ImportKind } from '../../../machines/import/index.ts';

/** The name of a list that was begun and is not imported yet (contract: getOpenImport); null where there is none, or while that is not known. */
export function useOpenImport(kind: ImportKind): string | null {
  const { client } = useApi();
  const holds = useSessionState((snapshot) => !snapshot.hasTag('expired'));
  const { data } = useQuery({
    queryKey: ['imports', 'open', kind],
    queryFn: async ({ signal }) =>
      (await answer(client.GET('/imports/open', { params: { query: { kind } }, signal }))).data.import,
    enabled: holds,
    networkMode: 'always',
  });
  return data?.fileName ?? null;
}
