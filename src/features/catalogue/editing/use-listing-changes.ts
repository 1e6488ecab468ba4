import { useMemo, useState } from 'react';
import { useApi } from '../../../api/index.ts';
import { useServerCache } from '../../server-data/index.ts';
import type { Editing } from './editing.ts';
import { createListingChanges, type ChangeVerb } from './listing-changes.ts';
import type { ListingChange, ListingKind, OwnListing } from '../list/listing-kind.ts';
import { statusWordOf } from '../list/listing-status.tsx';

/**
 * The changes of this screen, and the listings that other users have changed meanwhile. `isLive`: the state of the
 * shop.
 */
export function useListingChanges<Item extends OwnListing>(kind: ListingKind<Item>, isLive: boolean | null) {
  const api = useApi();
  const cache = useServerCache();
  const [changedElsewhere, setChangedElsewhere] = useState<Editing['changedElsewhere']>(new Map());
  const changes = useMemo(
    () =>
      createListingChanges({
        kind,
        api,
        cache,
        changeText: (item, change, verb) => listingChangeText(kind, item, change, { isLive, verb }),
        onChangedElsewhere: (id, names) =>
          setChangedElsewhere((all) =>
            names.length === 0 && !all.has(id) ? all : new Map([...all, [id, names]]),
          ),
      }),
    [api, isLive, kind, cache],
  );
  return { ...changes, changedElsewhere };
}

/** A label inside a sentence: in lower case, unless it is an abbreviation. */
const labelWithin = (label: string): string => (label === label.toUpperCase() ? label : label.toLowerCase());

interface ChangeTextOptions {
  readonly isLive: boolean | null;
  readonly verb: ChangeVerb | undefined;
}

/** "price is now €91.50", for each field of a change. */
function listingChangeText<Item extends OwnListing>(
  { fields }: ListingKind<Item>,
  item: Item,
  change: ListingChange<Item>,
  { isLive, verb = 'is now' }: ChangeTextOptions,
): string {
  const between = (areMany = false) =>
    verb === null ? ' ' : verb === 'is now' && areMany ? ' are now ' : ` ${verb} `;
  const parts = Object.keys(change).flatMap((name) => {
    const field = fields[name];
    if (field) return [`${labelWithin(field.label)}${between(field.areDepartments)}${field.show(item)}`];
    // The unit of a price consists of two fields.
    return name === 'status' ? [`status${between()}${statusWordOf(item.status, isLive).toLowerCase()}`] : [];
  });
  return parts.join(', ');
}
