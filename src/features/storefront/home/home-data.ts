import { answer, ApiError, type Api, type components } from '../../../api/index.ts';

export type MarketOverview = components['schemas']['MarketOverview'];

/** `overview` is null while the market cannot be read: the page then shows what it knows by itself. */
export interface HomeData {
  overview: MarketOverview | null;
}

/** The network, a server that is away or a busy one: trying again may help. A refusal, a cancelled navigation and a bug are none of these. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ? error.code !== 'CANCELED' : error.status >= 500 || error.status === 429);

/** Reads the market (contract: getMarketOverview). Throws only what trying again would not mend. */
export async function loader({ api, request }: { api: Api; request: Request }): Promise<HomeData> {
  try {
    const { data } = await answer(api.client.GET('/market/overview', { signal: request.signal }));
    return { overview: data };
  } catch (error) {
    if (mayPass(error)) return { overview: null };
    throw error;
  }
}
