import { fromMinor } from '../../../lib/money-minor.ts';
import type { PageHead } from '../screen-module.ts';
import { vendorAddress } from './vendor-address.ts';
import type { MarketVendor, VendorData } from './vendor-data.ts';

export const vendorTitle = ({ name }: Pick<MarketVendor, 'name'>): string => `${name} · Quayside`;

function descriptionOf({ name, kind, about, ports }: MarketVendor): string {
  const where = ports
    .slice(0, 4)
    .map((port) => port.name)
    .join(', ');
  const what = kind === 'supplier' ? 'supplies yachts' : 'works on yachts';
  return `${name} ${what}${where === '' ? '' : ` in ${where}`}. Prices and booking on Quayside.${about === null ? '' : ` ${about}`}`.slice(
    0,
    300,
  );
}

/** The vendor with its listings and its breadcrumb (schema.org Organization). */
export function head(data: VendorData, { siteUrl }: { siteUrl: string }): PageHead {
  if (data.state !== 'found')
    return {
      description: 'Suppliers and service providers for yachts, in the ports you call at.',
      jsonLd: [],
      ...(data.state === 'unknown' && { title: 'Not found · Quayside', status: 404 }),
    };
  const { vendor, listings } = data;
  const at = (path: string) => new URL(path, siteUrl).href;
  const { id, name, about, logoUrl, city, country, ports, services } = vendor;
  const offers = [
    ...services.map(({ id: serviceId, name: offered, price }) => ({
      type: 'Service',
      offered,
      price,
      path: `/service-checkout/${serviceId}`,
    })),
    ...listings.map(({ id: productId, name: offered, price }) => ({
      type: 'Product',
      offered,
      price,
      path: `/product-checkout/${productId}`,
    })),
  ];
  return {
    title: vendorTitle(vendor),
    description: descriptionOf(vendor),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': `${at(vendorAddress(id))}#vendor`,
        name,
        url: at(vendorAddress(id)),
        ...(about !== null && { description: about }),
        ...(logoUrl !== null && { logo: at(logoUrl) }),
        ...((city !== null || country !== null) && {
          address: {
            '@type': 'PostalAddress',
            ...(city !== null && { addressLocality: city }),
            ...(country !== null && { addressCountry: country }),
          },
        }),
        areaServed: ports.map((port) => port.name),
        makesOffer: offers.map(({ type, offered, price, path }) => ({
          '@type': 'Offer',
          url: at(path),
          price: fromMinor(price.amountMinor, price.currency),
          priceCurrency: price.currency,
          itemOffered: { '@type': type, name: offered },
        })),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Services', item: at('/vendor-services') },
          { '@type': 'ListItem', position: 2, name, item: at(vendorAddress(id)) },
        ],
      },
    ],
  };
}
