import { mediaPath } from '../../../../src/lib/media-path.ts';
import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Catalogue, Facets, PublicListing } from '../../modules/catalogue/index.ts';
import { refused, writtenAnswer, type AllHandlers } from './answers.ts';

type SearchHandlers = Pick<
  AllHandlers,
  'searchListings' | 'getListingFacets' | 'readSearchMeaning' | 'findInstead' | 'getProduct' | 'getShowcase'
>;
type Schemas = components['schemas'];

export const namedVendorOf = ({
  id,
  name,
  logoFileId,
}: {
  readonly id: string;
  readonly name: string;
  readonly logoFileId: string | null;
}): Schemas['NamedVendor'] => ({
  id,
  name,
  logoUrl: logoFileId === null ? null : `${mediaPath}${logoFileId}`,
});

export const listingOf = (listing: PublicListing): Schemas['PublicListing'] => ({
  ...listing,
  departments: [...listing.departments],
  price: { ...listing.price },
  vendor: { ...listing.vendor },
  ports: [...listing.ports],
});

const facetsOf = ({ price, ...facets }: Facets): Schemas['Facets'] => ({
  ...facets,
  price: price && { from: { ...price.from }, to: { ...price.to } },
});

/** Operations of tag "Market": the public search and listings. */
export const searchHandlers = (catalogue: Catalogue): SearchHandlers => ({
  async searchListings({ query }) {
    const found = await catalogue.writeListings(query);
    return found.ok ? writtenAnswer(found.value) : refused(found.error);
  },

  async getShowcase() {
    const shown = await catalogue.showcase();
    const departments = shown.map(({ slug, items }) => ({ slug, items: items.map(listingOf) }));
    return { status: 200, body: { status: true, data: { departments } } };
  },

  async getListingFacets({ query }) {
    return { status: 200, body: { status: true, data: facetsOf(await catalogue.getListingFacets(query)) } };
  },

  async readSearchMeaning({ query }) {
    const { meaning, ports } = await catalogue.readSearchMeaning(query);
    const data = {
      meaning: meaning && {
        ...meaning,
        place: meaning.place && { ...meaning.place, ports: [...meaning.place.ports] },
        when: meaning.when && { ...meaning.when },
        also: [...meaning.also],
      },
      ports: ports.map((port) => ({ ...port })),
    };
    return { status: 200, body: { status: true, data } };
  },

  async findInstead({ query }) {
    const { without, ...found } = await catalogue.findInstead(query);
    const data = { ...found, without: without.map((way) => ({ ...way, choices: [...way.choices] })) };
    return { status: 200, body: { status: true, data } };
  },

  async getProduct({ params }) {
    const found = await catalogue.getProduct(params.productId);
    return found.ok ? writtenAnswer(found.value) : refused(found.error);
  },
});
