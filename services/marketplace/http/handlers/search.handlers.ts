import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Catalogue, Facets, ProductDetail, PublicListing } from '../../modules/catalogue/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type SearchHandlers = Pick<AllHandlers, 'searchListings' | 'getListingFacets' | 'getProduct' | 'getShowcase'>;
type Schemas = components['schemas'];

export const namedVendorOf = ({ id, name, logoFileId }: PublicListing['vendor']): Schemas['NamedVendor'] => ({
  id,
  name,
  logoUrl: logoFileId === null ? null : `/api/media/${logoFileId}`,
});

export const listingOf = ({ vendor, ...listing }: PublicListing): Schemas['PublicListing'] => ({
  ...listing,
  departments: [...listing.departments],
  price: { ...listing.price },
  vendor: namedVendorOf(vendor),
  ports: [...listing.ports],
});

const facetsOf = ({ price, ...facets }: Facets): Schemas['Facets'] => ({
  ...facets,
  price: price && { from: { ...price.from }, to: { ...price.to } },
});

const productOf = ({ departments, offers, others, ...product }: ProductDetail): Schemas['ProductDetail'] => ({
  ...product,
  departments: [...departments],
  offers: offers.map(({ supplier, price, ports, deliveryMethods, ...offer }) => ({
    ...offer,
    supplier: namedVendorOf(supplier),
    price: { ...price },
    ports: [...ports],
    deliveryMethods: deliveryMethods.map(({ cost, ports: reached, ...method }) => ({
      ...method,
      cost: { ...cost },
      ports: reached === null ? null : [...reached],
    })),
  })),
  others: others.map(listingOf),
});

/** What everybody finds and reads of what is for sale: tag "Market" of the contract. */
export const searchHandlers = (catalogue: Catalogue): SearchHandlers => ({
  async searchListings({ query }) {
    const found = await catalogue.searchListings(query);
    if (!found.ok) return refused(found.error);
    const { items, ...page } = found.value;
    return { status: 200, body: { status: true, data: { ...page, items: items.map(listingOf) } } };
  },

  async getShowcase() {
    const shown = await catalogue.showcase();
    const departments = shown.map(({ slug, items }) => ({ slug, items: items.map(listingOf) }));
    return { status: 200, body: { status: true, data: { departments } } };
  },

  async getListingFacets({ query }) {
    return { status: 200, body: { status: true, data: facetsOf(await catalogue.getListingFacets(query)) } };
  },

  async getProduct({ params }) {
    const found = await catalogue.getProduct(params.productId);
    if (!found.ok) return refused(found.error);
    return { status: 200, body: { status: true, data: productOf(found.value) } };
  },
});
