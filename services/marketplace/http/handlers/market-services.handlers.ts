import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { BookableService, MarketServices } from '../../modules/catalogue/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { listingOf, namedVendorOf } from './search.handlers.ts';

type MarketServiceHandlers = Pick<AllHandlers, 'listMarketServices' | 'getMarketService'>;
type Schemas = components['schemas'];

const bookableOf = <Service extends BookableService>(service: Service) => ({
  ...service,
  departments: [...service.departments],
  price: { ...service.price },
  provider: namedVendorOf(service.provider),
  ports: service.ports.map((port) => ({ ...port })),
  placeKinds: [...service.placeKinds],
});

/** Services that can be booked: tag "Market" of the contract. */
export const marketServiceHandlers = (services: MarketServices): MarketServiceHandlers => ({
  async listMarketServices({ query }) {
    const found = await services.listMarketServices(query);
    if (!found.ok) return refused(found.error);
    const { items, categories, ...page } = found.value;
    const cards = items.map(({ nextStartsAt, ...card }): Schemas['ServiceCard'] => ({
      ...bookableOf(card),
      nextStartsAt: nextStartsAt?.toISOString() ?? null,
    }));
    const data = { ...page, items: cards, categories: categories.map((category) => ({ ...category })) };
    return { status: 200, body: { status: true, data } };
  },

  async getMarketService({ params }) {
    const found = await services.getMarketService(params.serviceId);
    if (!found.ok) return refused(found.error);
    const { included, others, ...service } = found.value;
    const data: Schemas['MarketService'] = {
      ...bookableOf(service),
      included: [...included],
      others: others.map(listingOf),
    };
    return { status: 200, body: { status: true, data } };
  },
});
