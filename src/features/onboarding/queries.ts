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

/** The path of a department's page that shows the vendor's listings; null while unknown. */
export function useStorefrontPath(role: VendorRole, userId: string, isLive: boolean): string | null {
  const { data } = useApiQuery({
    key: ['onboarding', 'storefront', userId],
    read: async ({ client, signal }) => {
      const asked = { params: { query: { status: 'active' as const, limit: 1 } }, signal };
      const page = await (role === 'supplier'
        ? dataOf(client.GET('/inventory', asked))
        : dataOf(client.GET('/services', asked)));
      return page.items[0]?.departments[0] ?? null;
    },
    enabled: isLive,
  });
  return data ? `/${data}` : null;
}

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
