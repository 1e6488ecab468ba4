import { createContext, use } from 'react';
import type { EditableField, OwnListing } from '../list/listing-kind.ts';

/** The one cell that is being edited. */
export interface ActiveCell {
  readonly id: string;
  /** The listing when editing began. */
  readonly from: OwnListing;
  readonly field: string;
  readonly text: string;
  /** What is wrong with the text; set once the user has tried to leave the cell. */
  readonly problem: string | null;
}

export interface Editing {
  /** The values cannot be edited. */
  readonly isReadOnly: boolean;
  readonly active: ActiveCell | null;
  /** By listing id: the fields in which another user's change was kept instead of this user's. */
  readonly changedElsewhere: ReadonlyMap<string, readonly string[]>;
  readonly fieldNamed: (name: string) => EditableField<OwnListing>;
  readonly begin: (listing: OwnListing, field: string, text?: string) => void;
  readonly type: (text: string) => void;
  /** Whether the text is valid; if not, the cell shows why. */
  readonly check: (listing: OwnListing) => boolean;
  /** Saves and closes. False if the text is invalid: the cell stays open and shows why. */
  readonly commit: (listing: OwnListing) => boolean;
  readonly cancel: () => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** The editing state that the table's cells share. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing must be used within an EditingContext');
  return editing;
}
