import { useApiQuery } from '../../server-data/index.ts';
import type { ListingKind, OwnListing } from '../list/listing-kind.ts';

/** The tax rate in basis points that most of these listings have; null if no rate has a majority. */
export function usualTaxOf(listings: readonly Pick<OwnListing, 'taxBasisPoints'>[]): number | null {
  const rates = listings.flatMap(({ taxBasisPoints }) => taxBasisPoints ?? []);
  return rates.find((rate) => rates.filter((other) => other === rate).length * 2 > rates.length) ?? null;
}

/** The usual tax rate of the vendor's 200 listings that changed last, in basis points; null while unknown. */
export function useUsualTax<Item extends OwnListing>({ key, list }: Pick<ListingKind<Item>, 'key' | 'list'>) {
  const { data } = useApiQuery({
    // Not below `listingsKey`, whose entries are pages.
    key: ['usual-tax', key],
    read: async (tools) => usualTaxOf((await list(tools, { sort: '-updated', limit: 200 })).items),
    onReturn: false,
  });
  return data ?? null;
}
