import type { Api } from '../../../api/index.ts';
import { csvText } from '../../../lib/csv-text.ts';
import type { ListingKind, ListingSearch, OwnListing } from '../list/listing-kind.ts';

const pageSize = 200;

/**
 * Everything that a search finds as a CSV file, read page by page; `onProgress` hears how many of how many there are. Throws ApiError, and
 * nothing is saved then.
 */
export async function exportListings<Item extends OwnListing>(
  api: Api,
  kind: ListingKind<Item>,
  search: ListingSearch,
  isLive: boolean | null,
  onProgress: (done: number, total: number) => void,
): Promise<string> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page = await kind.list(api, { ...search, cursor, limit: pageSize });
    items.push(...page.items);
    cursor = page.nextCursor;
    onProgress(items.length, page.total);
  } while (cursor !== null);
  return csvText(
    kind.exported.map(({ header }) => header),
    items.map((item) => kind.exported.map(({ value }) => value(item, isLive))),
  );
}
