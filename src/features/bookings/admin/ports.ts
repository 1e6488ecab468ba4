import { dataOf } from '../../../api/index.ts';
import { useApiQuery } from '../../server-data/index.ts';

/** The market's ports; none while they are read or cannot be: the rest of the page does not wait for them. */
export function usePorts() {
  const { data } = useApiQuery({
    key: ['market', 'ports'],
    read: async ({ client, signal }) => (await dataOf(client.GET('/market/overview', { signal }))).ports,
    once: true,
  });
  return data ?? [];
}
