import { useMemo, useState } from 'react';
import { useApi } from '../../../api/index.ts';
import { useServerCache } from '../../server-data/index.ts';
import { createListingChanges } from './listing-changes.ts';
import type { ListingChange, ListingKind, OwnListing } from '../list/listing-kind.ts';
import { statusWordOf } from '../list/listing-status.tsx';

/**
 * The changes of this screen, and the listings that other users have changed meanwhile. `isLive`: the state of the
 * shop.
 */
export function useListingChanges<Item extends OwnListing>(kind: ListingKind<Item>, isLive: boolean | null) {
  const api = useApi();
  const cache = useServerCache();
  const [changedElsewhere, setChangedElsewhere] = useState<ReadonlySet<string>>(new Set());
  const changes = useMemo(
    () =>
      createListingChanges({
        kind,
        api,
        cache,
        changeText: (item, change) => listingChangeText(kind, item, change, isLive),
        onChangedElsewhere: (id, isChangedElsewhere) =>
          setChangedElsewhere((ids) => {
            if (ids.has(id) === isChangedElsewhere) return ids;
            const others = [...ids].filter((other) => other !== id);
            return new Set(isChangedElsewhere ? [...others, id] : others);
          }),
      }),
    [api, isLive, kind, cache],
  );
  return { ...changes, changedElsewhere };
}

/** A label inside a sentence: in lower case, unless it is an abbreviation. */
const labelWithin = (label: string): string => (label === label.toUpperCase() ? label : label.toLowerCase());

/** "price is now €91.50", for each field of a change. */
function listingChangeText<Item extends OwnListing>(
  { fields }: ListingKind<Item>,
  item: Item,
  change: ListingChange<Item>,
  isLive: boolean | null,
): string {
  const parts = Object.keys(change).flatMap((name) => {
    const field = fields[name];
    if (field) return [`${labelWithin(field.label)} is now ${field.show(item)}`];
    // The unit of a price consists of two fields.
    return name === 'status' ? [`status is now ${statusWordOf(item.status, isLive).toLowerCase()}`] : [];
  });
  return parts.join(', ');
}
