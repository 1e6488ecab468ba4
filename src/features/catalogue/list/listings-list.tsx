import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, QuietButton } from '../../../ui/index.ts';
import { choice, defineList, search, tabs, type ListColumn } from '../../list-page/index.ts';
import type { Failure } from '../../server-data/index.ts';
import type { ListingToChange } from '../editing/listing-changes.ts';
import { calledOf } from './called-of.ts';
import {
  listingsKey,
  type ListingChange,
  type ListingKind,
  type ListingPage,
  type ListingStatus,
  type OwnListing,
  type StockLevel,
} from './listing-kind.ts';
import { statusWordOf } from './listing-status.tsx';
import styles from './listings.module.css';

interface ListingsTexts {
  readonly title: string;
  readonly lead: string;
  /** Which fields the search covers. */
  readonly searchHint: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** What the screen passes to its list. */
export interface ListingsGiven<Item> {
  /** Whether the shop is live; null while unknown. */
  readonly isLive: boolean | null;
  /** The page where a list is imported; null for readers. */
  readonly addHref: string | null;
  /** Opens the form of a new listing. */
  readonly onAdd: () => void;
  readonly onStatus: (item: Item, status: ListingStatus) => void;
  /** Opens a dialog; nothing is sent yet. */
  readonly onArchive: (item: Item) => void;
  /** Opens the edit dialog. */
  readonly onEdit: (item: Item) => void;
  /** The page of a listing in the shop; null while it is not on sale. */
  readonly shopPathOf: (item: Item) => string | null;
  /** More entries of a row's menu. */
  readonly rowDialogs: readonly RowDialogEntry<Item>[];
}

/** An entry of the row's menu that opens a dialog. */
interface RowDialogEntry<Item> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether a row has it; if missing, all have. */
  readonly isFor?: (item: Item) => boolean;
  readonly onOpen: (item: Item) => void;
}

export interface RowDialogProps<Item> {
  readonly item: Item;
  /** Changes the row, with Undo. Resolves to the reason if the change is not saved, for the open form to show. */
  readonly onSave: (change: ListingChange<Item>) => Promise<Failure | null>;
  /** Changes this row and others: shown at once, with one Undo. */
  readonly onSaveMany: (changes: readonly ListingToChange<Item>[]) => void;
  readonly onClose: () => void;
  /** Its page in the shop; null while it is not on sale. */
  readonly shopPath: string | null;
}

export interface NewDialogProps<Item> {
  /** The listing of which it is another one; null: of none. */
  readonly like: Item | null;
  /** Called when the dialog is closed after the listing was added, with how many pictures it has. */
  readonly onAdded: (item: Item, pictures: number) => void;
  readonly onClose: () => void;
}

interface SeveralDialogProps<Item> {
  readonly items: readonly Item[];
  readonly onClose: () => void;
}

export interface ManyDialogProps<Item> extends SeveralDialogProps<Item> {
  /** Changes the rows: shown at once, with one Undo. */
  readonly onSave: (changes: readonly ListingToChange<Item>[]) => void;
}

/** A dialog of one row. Mount it only while it is open. */
export interface RowDialog<Item> extends Omit<RowDialogEntry<Item>, 'onOpen'> {
  readonly Dialog: ComponentType<RowDialogProps<Item>>;
}

/** Everything that differs between the lists of inventory items and services. */
export interface Listings<Item extends OwnListing> {
  readonly kind: ListingKind<Item>;
  readonly words: ListingsTexts;
  readonly columns: (given: ListingsGiven<Item>) => readonly ListColumn<Item>[];
  /** Which levels of stock the list can be narrowed to, if it has stock. */
  readonly stockLevels?: readonly (readonly [level: StockLevel, word: string])[];
  /** Column ids in the order of the file. */
  readonly csvOrder: readonly string[];
  /** The dialog of a new listing. */
  readonly NewDialog: ComponentType<NewDialogProps<Item>>;
  /** The edit dialog of one listing. */
  readonly EditDialog: ComponentType<RowDialogProps<Item>>;
  /** The edit dialog of several listings. */
  readonly EditManyDialog: ComponentType<ManyDialogProps<Item>>;
  readonly rowDialogs: readonly RowDialog<Item>[];
  /** A further dialog of several listings, and whether it is offered for those that are chosen. */
  readonly ofSeveral?: {
    readonly label: string;
    readonly isFor: (items: readonly Item[]) => boolean;
    readonly Dialog: ComponentType<SeveralDialogProps<Item> & { readonly onDone: () => void }>;
  };
  /** A notice above the list, with what keeps the shop from being live. */
  readonly Notice?: ComponentType;
}

const statuses: readonly ListingStatus[] = ['active', 'paused', 'draft', 'archived'];

const filtersOf = <Item extends OwnListing>(
  { kind: { noun }, words: { searchHint }, stockLevels }: Listings<Item>,
  isLive: boolean | null,
) => ({
  q: search(`Search your ${noun}s`, searchHint),
  ...(stockLevels && {
    stock: choice({ label: 'Stock', all: 'Any stock', options: stockLevels }),
  }),
  status: tabs({
    label: 'Status',
    options: statuses.map((status) => [status, statusWordOf(status, isLive)] as const),
    all: { word: 'All', at: 'start', without: ['archived'] },
    // Drafts only exist in lists that are being edited.
    hiddenWhenEmpty: ['draft'],
  }),
});

/** A vendor's listings: a list with editable cells. */
export const defineListings = <Item extends OwnListing>(
  listings: Listings<Item>,
  given: ListingsGiven<Item>,
) => {
  const { kind, words, columns, csvOrder } = listings;
  return defineList<ListingPage<Item>, ReturnType<typeof filtersOf>>({
    key: listingsKey(kind),
    filters: filtersOf(listings, given.isLive),
    read: kind.list,
    // The maximum in the contract: ten thousand rows need fifty calls.
    pageSize: 200,
    // Readers have no actions.
    columns: columns(given).filter(({ id }) => given.addHref !== null || id !== 'acts'),
    columnChoiceName: kind.key,
    firstSort: 'name',
    csv: { fileName: `quayside-${kind.key}.csv`, order: csvOrder },
    ...(given.addHref !== null && { select: { name: (item: Item) => calledOf(item) } }),
    isEmpty: ({ counts }) => Object.values(counts).every((count) => count === 0),
    // A listing that was just paused or archived is removed from a list of other statuses at once. One whose stock was
    // just counted stays, so that the next row doesn't move away from who counts.
    keeps: (item, { status }) => (status === null ? item.status !== 'archived' : item.status === status),
    className: styles.rows,
    isStackedOnPhone: true,
    texts: {
      title: words.title,
      lead: words.lead,
      label: words.title,
      noun: [kind.noun, `${kind.noun}s`],
      failed: {
        title: `We couldn’t load your ${kind.noun}s.`,
        description: 'Nothing was lost. Your search and your listings are unchanged.',
      },
      nothingYet: {
        title: words.emptyTitle,
        description: words.emptyText,
        action:
          given.addHref === null ? null : (
            <>
              <Button asChild>
                <Link to={given.addHref}>Upload your list</Link>
              </Button>
              <QuietButton onClick={given.onAdd}>Add {kind.aNoun}</QuietButton>
            </>
          ),
      },
      nothingFound: ({ q }) => ({
        title: q === '' ? `No ${kind.noun}s here` : `No ${kind.noun} found for “${q}”`,
        showAll: 'Show everything',
      }),
    },
  });
};
