import { fromMinor } from '../../../lib/money-minor.ts';
import type { PageHead } from '../screen-module.ts';
import type { Offer, Product, ProductData } from './product-data.ts';

/** The product for link previews and search engines (schema.org Product with its offers). */
export function head(data: ProductData, { siteUrl }: { siteUrl: string }): PageHead {
  if (data.state !== 'found')
    return {
      description: 'Parts, provisions and services for yachts, from suppliers in the ports you call at.',
      jsonLd: [],
      ...(data.state === 'unknown' && { title: 'Not found · Quayside', status: 404 }),
    };
  const { product } = data;
  const url = new URL(`/product-checkout/${product.id}`, siteUrl).href;
  return {
    title: productTitle(product),
    description: descriptionOf(product),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        url,
        description: product.description ?? descriptionOf(product),
        ...(product.brand !== null && { brand: { '@type': 'Brand', name: product.brand } }),
        ...(product.partNumber !== null && { mpn: product.partNumber }),
        ...(product.category !== null && { category: product.category }),
        ...(product.offers.length > 0 && { offers: product.offers.map((offer) => offerOf(offer, url)) }),
      },
    ],
  };
}

/** The document title of the product's page. */
export const productTitle = ({ name }: Product): string => `${name} · Quayside`;

function descriptionOf({ name, brand, description, offers }: Product): string {
  const suppliers = new Set(offers.map(({ supplier }) => supplier.id)).size;
  const what = [brand, name].filter(Boolean).join(' ');
  const who =
    suppliers === 0
      ? 'on Quayside'
      : `from ${suppliers} ${suppliers === 1 ? 'supplier' : 'suppliers'} on Quayside, with price, stock and delivery`;
  return `${what} ${who}.${description ? ` ${description}` : ''}`.slice(0, 300);
}

const offerOf = ({ price, inStock, stock, supplier, sku }: Offer, url: string) => ({
  '@type': 'Offer',
  url,
  price: fromMinor(price.amountMinor, price.currency),
  priceCurrency: price.currency,
  // The availability of uncounted stock is unknown.
  ...(!(inStock && stock === null) && {
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  }),
  seller: { '@type': 'Organization', name: supplier.name },
  ...(sku !== null && { sku }),
});
