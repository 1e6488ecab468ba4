import { useApiQuery } from '../../server-data/index.ts';
import type { ListingKind, OwnListing } from '../list/listing-kind.ts';
import { readDepartments } from '../typed/typed-departments.ts';

type Taxed = Pick<OwnListing, 'taxBasisPoints' | 'departments'>;

/**
 * The tax rate in basis points that most listings of these departments have; without a department the one that all
 * listings have, because a long list of other goods would outvote the rest. Null if there is none.
 */
export function usualTaxOf(listings: readonly Taxed[], departments: readonly string[] = []): number | null {
  const isOfAll = departments.length === 0;
  const alike = listings.filter(
    (listing) => isOfAll || listing.departments.some((each) => departments.includes(each)),
  );
  const rates = alike.flatMap(({ taxBasisPoints }) => taxBasisPoints ?? []);
  const isUsual = (rate: number): boolean => {
    const count = rates.filter((other) => other === rate).length;
    return isOfAll ? count === rates.length : count * 2 > rates.length;
  };
  return rates.find(isUsual) ?? null;
}

/**
 * The usual tax rate of the vendor's listings in these departments, in basis points; null while unknown. From the 200
 * that have not changed for the longest time, because the latest are those of one list.
 *
 * @param departments as a form has them: "exterior, interior"; of all listings if empty
 */
export function useUsualTax<Item extends OwnListing>(
  { key, list }: Pick<ListingKind<Item>, 'key' | 'list'>,
  departments: string,
) {
  const { data } = useApiQuery({
    // Not below `listingsKey`, whose entries are pages.
    key: ['usual-tax', key],
    read: async (tools) =>
      (await list(tools, { sort: 'updated', limit: 200 })).items.map((listing) => ({
        taxBasisPoints: listing.taxBasisPoints,
        departments: listing.departments,
      })),
    onReturn: false,
  });
  const read = readDepartments(departments);
  return usualTaxOf(data ?? [], 'value' in read ? read.value : []);
}
