import { dataOf } from '../../api/index.ts';
import { useApiQuery } from '../server-data/index.ts';

/**
 * The market's ports, loaded once; empty while loading or after a failure, since the rest of a page does not wait for
 * them.
 */
export function useMarketPorts() {
  const { data, error, refetch } = useApiQuery({
    key: ['market', 'ports'],
    read: async ({ client, signal }) => (await dataOf(client.GET('/market/overview', { signal }))).ports,
    isPublic: true,
    once: true,
  });
  return { ports: data ?? [], error, refetch };
}
