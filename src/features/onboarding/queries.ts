import { dataOf, type components } from '../../api/index.ts';
import type { VendorRole } from '../../machines/import/index.ts';
import { useApiQuery } from '../server-data/index.ts';

type Schemas = components['schemas'];

/** The market's data for reviewing a list and choosing ports. */
export interface Market {
  /** The currency of all prices (ISO 4217). */
  currency: string;
  rates: readonly Schemas['ExchangeRate'][];
  ports: readonly Schemas['Port'][];
}

/** The market's currency, exchange rates and ports; loaded once. */
export const useMarket = () =>
  useApiQuery({
    key: ['onboarding', 'market'],
    read: async ({ client, signal }): Promise<Market> => {
      const [rates, { ports }] = await Promise.all([
        dataOf(client.GET('/market/exchange-rates', { signal })),
        dataOf(client.GET('/market/overview', { signal })),
      ]);
      return { ...rates, ports };
    },
    isPublic: true,
    once: true,
  });

/** The name of another list that was begun and not imported; null while unknown. */
export function useWaitingList(role: VendorRole, isAsked: boolean): string | null {
  const kind = role === 'supplier' ? ('products' as const) : ('services' as const);
  const { data } = useApiQuery({
    key: ['imports', 'open', kind],
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/imports/open', { params: { query: { kind } }, signal }))).import,
    enabled: isAsked,
    onOpen: true,
  });
  return isAsked ? (data?.fileName ?? null) : null;
}
