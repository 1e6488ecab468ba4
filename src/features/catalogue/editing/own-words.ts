import { useApiQuery } from '../../server-data/index.ts';
import { listingsKey, type ListingKind, type OwnListing } from '../list/listing-kind.ts';

/** The key of the words of a kind's listings, which change with them. */
export const ownWordsKey = (kind: Pick<ListingKind<OwnListing>, 'key'>) => [
  'own-words',
  ...listingsKey(kind),
];

/** The different texts, the most frequent first. */
function byFrequency(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text);
}

/**
 * By field name: what this vendor wrote in the fields that hold words of its own, the most frequent first. From the 200
 * listings that changed last; empty while unknown.
 */
export function useOwnWords<Item extends OwnListing>(
  kind: Pick<ListingKind<Item>, 'key' | 'list' | 'fields'>,
): Readonly<Record<string, readonly string[]>> {
  const ownWords = Object.entries(kind.fields).filter(([, { areOwnWords }]) => areOwnWords === true);
  const { data } = useApiQuery({
    // Not below `listingsKey`, whose entries are pages.
    key: ownWordsKey(kind),
    read: async (tools) => {
      const { items } = await kind.list(tools, { sort: '-updated', limit: 200 });
      return ownWords.map(
        ([name, { textOf }]) => [name, byFrequency(items.map(textOf).filter(Boolean))] as const,
      );
    },
    onReturn: false,
  });
  return Object.fromEntries(data ?? ownWords.map(([name]) => [name, []]));
}
