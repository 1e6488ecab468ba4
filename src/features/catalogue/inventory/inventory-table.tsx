import { When } from '../../../ui/index.ts';
import { EditableCell } from '../editing/editable-cell.tsx';
import type { ListingsTableParts } from '../list/listings-screen.tsx';
import styles from '../list/listings-view.module.css';
import { RowMenu } from '../list/row-menu.tsx';
import { StatusMark } from '../list/status-mark.tsx';
import type { InventoryItem } from './inventory-kind.ts';

/** What a supplier has to know of the stock first. */
function shortageOf({ stock, reorderLevel }: InventoryItem): 'low' | 'none' | null {
  if (stock === 0) return 'none';
  return stock !== null && reorderLevel !== null && stock <= reorderLevel ? 'low' : null;
}

/** The columns of a supplier's stock; what one works with most stands first, where a phone shows it. */
export const inventoryTable: ListingsTableParts<InventoryItem> = {
  columns: ({ onStatus, onArchive }) => [
    {
      id: 'name',
      header: 'Item',
      sortable: true,
      rowHeader: true,
      cell: ({ name, variant }) => (
        <span className={styles.name} title={variant ? `${name} · ${variant}` : name}>
          {name}
          {variant ? <span className={styles.quiet}> · {variant}</span> : null}
        </span>
      ),
    },
    {
      id: 'stock',
      header: 'Stock',
      width: '136px',
      sortable: true,
      align: 'end',
      cell: (item) => <EditableCell listing={item} field="stock" />,
    },
    {
      id: 'price',
      header: 'Price',
      width: '136px',
      sortable: true,
      align: 'end',
      cell: (item) => <EditableCell listing={item} field="price" />,
    },
    {
      id: 'status',
      header: 'Status',
      width: '124px',
      cell: (item) => <StatusMark status={item.status} stock={shortageOf(item)} />,
    },
    { id: 'sku', header: 'SKU', width: '136px', cell: ({ sku }) => sku ?? '–' },
    { id: 'brand', header: 'Brand', width: '150px', cell: ({ brand }) => brand ?? '–' },
    { id: 'category', header: 'Category', width: '150px', cell: ({ category }) => category ?? '–' },
    { id: 'unit', header: 'Unit', width: '96px', cell: ({ unit }) => unit ?? '–' },
    {
      id: 'tax',
      header: 'Tax',
      width: '84px',
      align: 'end',
      cell: ({ taxBasisPoints }) => (taxBasisPoints === null ? '–' : `${taxBasisPoints / 100} %`),
    },
    { id: 'location', header: 'Location', width: '110px', cell: ({ location }) => location ?? '–' },
    {
      id: 'updated',
      header: 'Last change',
      width: '190px',
      sortable: true,
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
    {
      id: 'acts',
      header: 'Actions',
      align: 'end',
      width: '92px',
      cell: (item) => <RowMenu listing={item} onStatus={onStatus} onArchive={onArchive} />,
    },
  ],
  choosable: [
    { id: 'sku', name: 'SKU' },
    { id: 'brand', name: 'Brand' },
    { id: 'category', name: 'Category' },
    { id: 'unit', name: 'Unit' },
    { id: 'tax', name: 'Tax' },
    { id: 'location', name: 'Location' },
    { id: 'updated', name: 'Last change' },
  ],
  hiddenAtFirst: ['category', 'tax', 'location', 'updated'],
};
