import { createContext, use } from 'react';
import type { EditableField, OwnListing } from '../list/listing-kind.ts';

/** The one cell that is being typed in. */
export interface ActiveCell {
  readonly id: string;
  /** As its listing was when one began to type. */
  readonly from: OwnListing;
  readonly field: string;
  readonly text: string;
  /** What is wrong with the text; shown once the user tried to leave the cell. */
  readonly problem: string | null;
}

export interface Editing {
  /** The values are only shown. */
  readonly isReadOnly: boolean;
  readonly active: ActiveCell | null;
  /** Listings whose values were changed elsewhere while one typed. */
  readonly changedElsewhere: ReadonlySet<string>;
  readonly fieldNamed: (name: string) => EditableField<OwnListing>;
  readonly begin: (listing: OwnListing, field: string, text?: string) => void;
  readonly type: (text: string) => void;
  /** Whether the text can be taken; where not, the cell says why. */
  readonly check: (listing: OwnListing) => boolean;
  /** Saves and closes; false where the text cannot be taken, and the cell stays open and says why. */
  readonly commit: (listing: OwnListing) => boolean;
  readonly cancel: () => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** What the cells of the table around share. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing must be used within an EditingContext');
  return editing;
}
