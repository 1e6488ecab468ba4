import { useQuery } from '@tanstack/react-query';
import { answer, useApi, type components } from '../../api/index.ts';
import type { VendorRole } from '../../machines/import/index.ts';

type Schemas = components['schemas'];

/** What a list is reviewed for, and where one can serve. */
export interface Market {
  /** What everything is sold in (ISO 4217). */
  currency: string;
  rates: readonly Schemas['ExchangeRate'][];
  ports: readonly Schemas['Port'][];
}

/** The market's money, reference rates and ports; asked for once. */
export function useMarket() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['onboarding', 'market'],
    queryFn: async ({ signal }): Promise<Market> => {
      const [rates, overview] = await Promise.all([
        answer(client.GET('/market/exchange-rates', { signal })),
        answer(client.GET('/market/overview', { signal })),
      ]);
      return { ...rates.data, ports: overview.data.ports };
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

/** The page of a department on which something of the vendor's shows; null while none is known. */
export function useStorefrontPath(role: VendorRole, userId: string, isLive: boolean): string | null {
  const { client } = useApi();
  const { data } = useQuery({
    queryKey: ['onboarding', 'storefront', userId],
    queryFn: async ({ signal }) => {
      const asked = { params: { query: { status: 'active' as const, limit: 1 } }, signal };
      const { data: page } = await (role === 'supplier'
        ? answer(client.GET('/inventory', asked))
        : answer(client.GET('/services', asked)));
      return page.items[0]?.departments[0] ?? null;
    },
    enabled: isLive,
  });
  return data ? `/${data}` : null;
}
