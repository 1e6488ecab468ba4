import { useState } from 'react';
import { tabTexts } from '../../../browser/tab-texts.ts';
import { useAuth } from '../../account/index.ts';
import type { ListingKind, OwnListing } from '../list/listing-kind.ts';

/** What the listing that was added last in this tab had, as a form has it, for the next one. */
interface LastAdded {
  /** Its name; null if nothing is proposed. */
  readonly name: string | null;
  /** By field name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What is proposed for a new listing, and how it is remembered and forgotten. */
export function useLastAdded<Item extends OwnListing>({
  key,
  fields,
  proposed,
}: Pick<ListingKind<Item>, 'key' | 'fields' | 'proposed'>) {
  const { user } = useAuth();
  const kept = tabTexts(`quayside.last-added.${key}.${user?.id ?? ''}`);
  const [last, setLast] = useState((): LastAdded => {
    const { name = null, ...texts } = kept.read();
    return { name, texts };
  });
  return {
    last,
    remember: (item: Item) =>
      kept.keep(
        Object.fromEntries(['name', ...proposed].map((name) => [name, fields[name]?.textOf(item) ?? ''])),
      ),
    forget() {
      kept.keep({});
      setLast({ name: null, texts: {} });
    },
  };
}
