import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListingChange, ListingKind, OwnListing } from '../list/listing-kind.ts';
import type { ActiveCell, Editing } from './editing.ts';

/** The state of editing cells: one at a time, kept while its row is scrolled out of view. */
export function useCellEditing<Item extends OwnListing>(
  { fields, isReadOnly }: Pick<ListingKind<Item>, 'fields'> & Pick<Editing, 'isReadOnly'>,
  changedElsewhere: Editing['changedElsewhere'],
  onChange: (id: string, change: ListingChange<Item>, from: Item) => void,
): Editing {
  const [active, setActive] = useState<ActiveCell | null>(null);
  // A key that leaves a cell also blurs it: the second event has to see the result of the first.
  const newest = useRef<ActiveCell | null>(null);
  const set = useCallback((cell: ActiveCell | null) => {
    newest.current = cell;
    setActive(cell);
  }, []);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  return useMemo(() => {
    // Cells only get listings of this kind.
    const fieldNamed = (name: string) => fields[name] as unknown as ReturnType<Editing['fieldNamed']>;
    /** The change typed in this listing's cell; null if another cell is open. */
    const read = (listing: OwnListing): ListingChange<Item> | 'problem' | null => {
      const cell = newest.current;
      if (cell === null || cell.id !== listing.id) return null;
      const typed = fieldNamed(cell.field).read(cell.text, listing);
      if ('problem' in typed) {
        set({ ...cell, problem: typed.problem });
        return 'problem';
      }
      // See `fieldNamed`.
      return typed.change as ListingChange<Item>;
    };
    return {
      isReadOnly,
      active,
      changedElsewhere,
      fieldNamed,
      begin: (listing, field, text) =>
        set({
          id: listing.id,
          from: listing,
          field,
          text: text ?? fieldNamed(field).textOf(listing),
          problem: null,
        }),
      type: (text) => {
        if (newest.current) set({ ...newest.current, text, problem: null });
      },
      check: (listing) => read(listing) !== 'problem',
      commit: (listing) => {
        const cell = newest.current;
        const change = read(listing);
        if (change === 'problem') return false;
        if (cell === null || change === null) return true;
        set(null);
        // See `fieldNamed`.
        changed.current(listing.id, change, cell.from as Item);
        return true;
      },
      cancel: () => set(null),
    };
  }, [active, changedElsewhere, fields, isReadOnly, set]);
}
