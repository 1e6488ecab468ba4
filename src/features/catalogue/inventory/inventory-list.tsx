import { Split } from 'lucide-react';
import { lazyPart } from '../../../ui/index.ts';
import { OnPhone } from '../../list-page/index.ts';
import { EditableCell } from '../editing/editable-cell.tsx';
import { actsColumn, sharedColumns, statusColumn, textColumn } from '../list/listing-columns.tsx';
import { ListingName } from '../list/listing-name.tsx';
import type { Listings } from '../list/listings-list.tsx';
import styles from '../list/listings.module.css';
import { ListingsScreen } from '../list/listings-screen.tsx';
import { inventoryKind, type InventoryItem } from './inventory-kind.ts';
import { inventoryTexts } from './inventory-texts.ts';

const NewItemDialog = lazyPart(async () => (await import('./edit-item-dialog.tsx')).NewItemDialog);
const EditItemDialog = lazyPart(async () => (await import('./edit-item-dialog.tsx')).EditItemDialog);
const EditItemsDialog = lazyPart(async () => (await import('./edit-item-dialog.tsx')).EditItemsDialog);
const JoinDialog = lazyPart(async () => (await import('../variants/join-dialog.tsx')).JoinDialog);
const SeparateDialog = lazyPart(async () => (await import('../variants/separate-dialog.tsx')).SeparateDialog);

/** Whether the stock is low or used up. */
function shortageOf({ stock, reorderLevel }: InventoryItem): 'low' | 'none' | null {
  if (stock === 0) return 'none';
  return stock !== null && reorderLevel !== null && stock <= reorderLevel ? 'low' : null;
}

/** A supplier's stock. The most used columns come first, since a phone shows only those. */
export const inventory: Listings<InventoryItem> = {
  kind: inventoryKind,
  words: inventoryTexts,
  NewDialog: NewItemDialog,
  EditDialog: EditItemDialog,
  EditManyDialog: EditItemsDialog,
  rowDialogs: [
    {
      label: 'Separate from its variants',
      icon: <Split size={16} aria-hidden />,
      isFor: ({ isVariant }) => isVariant,
      Dialog: SeparateDialog,
    },
  ],
  ofSeveral: {
    label: 'Join as variants',
    isFor: (items) =>
      items.every(({ status }) => status !== 'archived') &&
      new Set(items.map(({ productId }) => productId)).size > 1,
    Dialog: JoinDialog,
  },
  stockLevels: [
    ['short', 'Low or sold out'],
    ['sold_out', 'Sold out'],
  ],
  csvOrder: [
    'name',
    'variant',
    'sku',
    'barcode',
    'brand',
    'category',
    'departments',
    'price',
    'currency',
    'tax',
    'unit',
    'stock',
    'reorder',
    'location',
    'status',
    'updated',
  ],
  columns: (given) => [
    {
      id: 'name',
      header: 'Item',
      sortable: true,
      rowHeader: true,
      cell: (item) => (
        <>
          <ListingName {...given} listing={item} />
          <OnPhone>
            <span className={styles.quiet}>
              {[item.sku, item.brand, item.unit].filter(Boolean).join(' · ')}
            </span>
          </OnPhone>
        </>
      ),
      csv: { header: 'Name', value: ({ name }) => name },
    },
    {
      id: 'stock',
      header: 'Stock',
      width: '136px',
      sortable: true,
      align: 'end',
      cell: (item) => <EditableCell listing={item} field="stock" />,
      csv: ({ stock }) => stock,
    },
    sharedColumns.price,
    statusColumn(given, shortageOf),
    textColumn('sku', 'SKU', '136px'),
    textColumn('brand', 'Brand', '150px'),
    textColumn('category', 'Category', '150px', 'hidden at first'),
    textColumn('unit', 'Unit', '96px'),
    sharedColumns.tax,
    textColumn('location', 'Location', '110px', 'hidden at first'),
    sharedColumns.updated,
    actsColumn(given),
    sharedColumns.departments,
    sharedColumns.currency,
    { id: 'variant', header: 'Variant', csv: ({ variant }) => variant },
    { id: 'barcode', header: 'Barcode', csv: ({ barcode }) => barcode },
    { id: 'reorder', header: 'Reorder level', csv: ({ reorderLevel }) => reorderLevel },
  ],
};

/** `/supplier/inventory`. */
export const InventoryListings = () => <ListingsScreen listings={inventory} />;
