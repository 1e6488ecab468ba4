import { fromMinor } from '../../../lib/money-minor.ts';
import type { PageHead } from '../screen-module.ts';
import type { Service } from './service-choice.ts';
import type { ServiceData } from './service-data.ts';

/** The service for link previews and search engines (schema.org Service with its Offer). */
export function head(data: ServiceData, { siteUrl }: { siteUrl: string }): PageHead {
  if (data.state !== 'found')
    return {
      description: 'Services for yachts, booked by the hour with providers in the ports you call at.',
      jsonLd: [],
      ...(data.state === 'unknown' && { title: 'Not found · Quayside', status: 404 }),
    };
  const { service, times } = data;
  const url = new URL(`/service-checkout/${service.id}`, siteUrl).href;
  const next = times.state === 'free' ? times.slots.nextStartsAt : null;
  return {
    title: serviceTitle(service),
    description: descriptionOf(service),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: service.name,
        url,
        description: service.description ?? descriptionOf(service),
        ...(service.category !== null && { serviceType: service.category }),
        provider: { '@type': 'Organization', name: service.provider.name },
        areaServed: service.ports.map(({ name, country }) => ({
          '@type': 'Place',
          name,
          address: { '@type': 'PostalAddress', addressCountry: country },
        })),
        offers: {
          '@type': 'Offer',
          url,
          price: fromMinor(service.price.amountMinor, service.price.currency),
          priceCurrency: service.price.currency,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: fromMinor(service.price.amountMinor, service.price.currency),
            priceCurrency: service.price.currency,
            unitText: service.pricedPer === 'unit' ? (service.unit ?? 'unit') : service.pricedPer,
            valueAddedTaxIncluded: false,
          },
          availability: `https://schema.org/${service.isBookable ? 'InStock' : 'OutOfStock'}`,
          ...(next !== null && { availabilityStarts: next }),
        },
      },
    ],
  };
}

/** The document title of the service's page. */
export const serviceTitle = ({ name }: Pick<Service, 'name'>): string => `${name} · Quayside`;

function descriptionOf({ name, provider, ports, description }: Service): string {
  const where = ports.length > 0 ? ` in ${ports.map((port) => port.name).join(', ')}` : '';
  return `${name} by ${provider.name}${where}, booked on Quayside.${description ? ` ${description}` : ''}`.slice(
    0,
    300,
  );
}
