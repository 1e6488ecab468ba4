import { useMemo } from 'react';
import { DataTable, EmptyState, Money, type DataColumn } from '../../../ui/index.ts';
import { LineName, LineOffer, LinePrice, LineQuantity, RemoveLine } from './line-cells.tsx';
import { sumOfLines } from './list-sum.ts';
import styles from './list-view.module.css';
import type { ShoppingList, ShoppingListLine } from './lists.types.ts';

interface ListLinesProps {
  readonly list: ShoppingList;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

const columnsOf = (listId: string): readonly DataColumn<ShoppingListLine>[] => [
  { id: 'product', header: 'Product', rowHeader: true, cell: (line) => <LineName line={line} /> },
  { id: 'price', header: 'Price each', align: 'end', cell: (line) => <LinePrice line={line} /> },
  { id: 'quantity', header: 'Quantity', cell: (line) => <LineQuantity listId={listId} line={line} /> },
  { id: 'offer', header: 'Supplier', cell: (line) => <LineOffer line={line} /> },
  { id: 'remove', header: 'Remove', cell: (line) => <RemoveLine listId={listId} line={line} /> },
];

/** The lines of a list, with today's offers and prices. */
export function ListLines({ list: { id, name, lines }, selected, onSelect }: ListLinesProps) {
  const columns = useMemo(() => columnsOf(id), [id]);
  const sum = sumOfLines(lines);
  return (
    <DataTable
      label={name}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      selected={selected}
      onSelect={onSelect}
      rowName={(line) => line.name}
      empty={
        <EmptyState title="Nothing on this list yet">
          Find a product on the market and choose “Add to list” on its page.
        </EmptyState>
      }
      footer={
        sum === null ? null : (
          <p className={styles.sum}>
            Today’s price of what is available: <Money {...sum} /> before tax and delivery
          </p>
        )
      }
    />
  );
}
