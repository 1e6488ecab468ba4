import { useApiQuery } from '../../server-data/index.ts';
import type { ListingPages } from '../editing/listing-cache.ts';
import { listingsKey, type ListingKind, type OwnListing } from '../list/listing-kind.ts';

/** The vendor's other variants on the page of a listing; empty while unknown. */
export function useOtherVariants<Item extends OwnListing>(
  kind: Pick<ListingKind<Item>, 'key' | 'list'>,
  { id, productId, isVariant = false }: Item,
): readonly Item[] {
  const { data } = useApiQuery({
    // As pages of the list, so that changes of them are shown and saved as those of its rows are.
    key: [...listingsKey(kind), 'variants', productId],
    read: async (tools): Promise<ListingPages<Item>> => ({
      pages: [
        await kind.list(tools, { sort: 'name', limit: 200, ...(productId !== undefined && { productId }) }),
      ],
      pageParams: [null],
    }),
    enabled: isVariant,
  });
  return data?.pages.flatMap(({ items }) => items.filter((item) => item.id !== id)) ?? [];
}
