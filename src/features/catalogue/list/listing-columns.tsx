import { plainAmount } from '../../../lib/money-minor.ts';
import { When } from '../../../ui/index.ts';
import type { ListColumn } from '../../list-page/index.ts';
import { EditableCell } from '../editing/editable-cell.tsx';
import type { OwnListing } from './listing-kind.ts';
import { StatusMark, statusWordOf } from './listing-status.tsx';
import type { ListingsGiven } from './listings-list.tsx';
import { RowMenu } from './row-menu.tsx';

interface SharedFields extends OwnListing {
  readonly taxBasisPoints: number | null;
  readonly updatedAt: string;
}

/** Columns of items and services. */
export const sharedColumns = {
  price: {
    id: 'price',
    header: 'Price',
    width: '136px',
    sortable: true,
    align: 'end',
    cell: (listing) => <EditableCell listing={listing} field="price" />,
    csv: ({ price }) => plainAmount(price),
  },
  tax: {
    id: 'tax',
    header: 'Tax',
    width: '84px',
    align: 'end',
    optional: 'hidden at first',
    cell: ({ taxBasisPoints }) => (taxBasisPoints === null ? '–' : `${taxBasisPoints / 100} %`),
    csv: { header: 'Tax %', value: ({ taxBasisPoints }) => taxBasisPoints && taxBasisPoints / 100 },
  },
  updated: {
    id: 'updated',
    header: 'Last change',
    width: '190px',
    sortable: true,
    optional: 'hidden at first',
    cell: ({ updatedAt }) => <When at={updatedAt} />,
    csv: ({ updatedAt }) => updatedAt,
  },
  departments: { id: 'departments', header: 'Departments', csv: ({ departments }) => departments.join(' ') },
  currency: { id: 'currency', header: 'Currency', csv: ({ price }) => price.currency },
} satisfies Record<string, ListColumn<SharedFields>>;

/** An optional text that the user can hide; on a phone those shown by default are below the name. */
export const textColumn = <Id extends string>(
  id: Id,
  header: string,
  width: string,
  optional: 'shown at first' | 'hidden at first' = 'shown at first',
): ListColumn<Readonly<Record<Id, string | null>>> => ({
  id,
  header,
  width,
  optional,
  wideOnly: optional === 'shown at first',
  cell: (listing) => listing[id] ?? '–',
  csv: (listing) => listing[id],
});

/** The status column; `shortageOf` is shown instead of "on sale" where it applies. */
export const statusColumn = <Item extends OwnListing>(
  { isLive }: ListingsGiven<Item>,
  shortageOf: (item: Item) => 'low' | 'none' | null = () => null,
): ListColumn<Item> => ({
  id: 'status',
  header: 'Status',
  width: '124px',
  cell: (item) => <StatusMark status={item.status} stock={shortageOf(item)} isLive={isLive} />,
  csv: ({ status }) => statusWordOf(status, isLive),
});

/** The menu of a row. */
export const actsColumn = <Item extends OwnListing>({
  onStatus,
  onArchive,
  onEdit,
  rowDialogs,
  shopPathOf,
}: ListingsGiven<Item>): ListColumn<Item> => ({
  id: 'acts',
  header: 'Actions',
  align: 'end',
  width: '92px',
  cell: (listing) => (
    <RowMenu
      listing={listing}
      onStatus={onStatus}
      onArchive={onArchive}
      onEdit={onEdit}
      rowDialogs={rowDialogs}
      shopPathOf={shopPathOf}
    />
  ),
});
