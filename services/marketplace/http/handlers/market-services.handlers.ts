import { mediaPath } from '../../../../src/lib/media-path.ts';
import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import {
  cardPictureUrl,
  type BookableService,
  type MarketServices,
  type ServiceCard,
} from '../../modules/catalogue/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { listingOf, namedVendorOf } from './search.handlers.ts';

type MarketServiceHandlers = Pick<AllHandlers, 'listMarketServices' | 'getMarketService' | 'getMarketVendor'>;
type Schemas = components['schemas'];

const bookableOf = <Service extends BookableService>({
  pictureFileId: _first,
  morePictureIds: _others,
  ...service
}: Service) => ({
  ...service,
  departments: [...service.departments],
  price: { ...service.price },
  provider: namedVendorOf(service.provider),
  ports: service.ports.map((port) => ({ ...port })),
  placeKinds: [...service.placeKinds],
});

const cardOf = ({ nextStartsAt, ...card }: ServiceCard): Schemas['ServiceCard'] => ({
  ...bookableOf(card),
  pictureUrl: cardPictureUrl(card.pictureFileId),
  nextStartsAt: nextStartsAt?.toISOString() ?? null,
});

/** Operations of tag "Market" about bookable services. */
export const marketServiceHandlers = (services: MarketServices): MarketServiceHandlers => ({
  async listMarketServices({ query }) {
    const found = await services.listMarketServices(query);
    if (!found.ok) return refused(found.error);
    const { items, categories, ...page } = found.value;
    const data = {
      ...page,
      items: items.map(cardOf),
      categories: categories.map((category) => ({ ...category })),
    };
    return { status: 200, body: { status: true, data } };
  },

  async getMarketVendor({ params }) {
    const found = await services.getMarketVendor(params.vendorId);
    if (!found.ok) return refusal('NOT_FOUND', { message: 'This vendor isn’t on the market.' });
    const { logoFileId, ports, since, services: offered, cancellationPolicies, ...vendor } = found.value;
    const data: Schemas['MarketVendor'] = {
      ...vendor,
      logoUrl: namedVendorOf({ ...vendor, logoFileId }).logoUrl,
      ports: ports.map((port) => ({ ...port })),
      since: since.toISOString(),
      services: offered.map(cardOf),
      cancellationPolicies: [...cancellationPolicies],
    };
    return { status: 200, body: { status: true, data } };
  },

  async getMarketService({ params }) {
    const found = await services.getMarketService(params.serviceId);
    if (!found.ok) return refused(found.error);
    const { included, others, ...service } = found.value;
    const data: Schemas['MarketService'] = {
      ...bookableOf(service),
      pictureUrl: service.pictureFileId === null ? null : `${mediaPath}${service.pictureFileId}`,
      morePictureUrls: service.morePictureIds.map((fileId) => `${mediaPath}${fileId}`),
      included: [...included],
      others: others.map(listingOf),
    };
    return { status: 200, body: { status: true, data } };
  },
});
