import { ListingsScreen } from '../list/listings-screen.tsx';
import { inventoryKind } from './inventory-kind.ts';
import { inventoryTable } from './inventory-table.tsx';
import { inventoryWords } from './inventory-words.ts';

/** A supplier’s stock in the table of listings. */
export function InventoryListings() {
  return <ListingsScreen kind={inventoryKind} table={inventoryTable} words={inventoryWords} />;
}
