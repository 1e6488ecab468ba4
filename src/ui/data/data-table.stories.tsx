import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  DataTable,
  EmptyState,
  Money,
  Panel,
  StatusBadge,
  type DataColumn,
  type DataSort,
  type DataTableProps,
} from '../index.ts';

interface Part {
  readonly sku: string;
  readonly name: string;
  readonly stock: number;
  readonly priceMinor: number;
}

const parts: Part[] = [
  { sku: 'A-10', name: 'Anode, shaft 30 mm', stock: 48, priceMinor: 1890 },
  { sku: 'B-02', name: 'Bow thruster 12 V', stock: 2, priceMinor: 128500 },
  { sku: 'F-71', name: 'Fender 90 cm, navy', stock: 0, priceMinor: 6450 },
  { sku: 'T-05', name: 'Teak oil, 1 l', stock: 130, priceMinor: 2400 },
];
const many = Array.from({ length: 10_000 }, (_, index): Part => ({
  sku: `P-${index}`,
  name: `Part ${index}`,
  stock: index % 90,
  priceMinor: 100 + index,
}));

const columns: DataColumn<Part>[] = [
  {
    id: 'name',
    header: 'Part',
    cell: (part) => part.name,
    value: (part) => part.name,
    sortable: true,
    rowHeader: true,
  },
  { id: 'sku', header: 'Number', cell: (part) => part.sku },
  {
    id: 'state',
    header: 'State',
    cell: (part) => (
      <StatusBadge tone={part.stock === 0 ? 'danger' : part.stock < 5 ? 'warning' : 'success'}>
        {part.stock === 0 ? 'Sold out' : part.stock < 5 ? 'Low' : 'In stock'}
      </StatusBadge>
    ),
  },
  {
    id: 'stock',
    header: 'Stock',
    cell: (part) => part.stock,
    value: (part) => part.stock,
    sortable: true,
    align: 'end',
  },
  {
    id: 'price',
    header: 'Price',
    cell: (part) => <Money amountMinor={part.priceMinor} currency="EUR" />,
    value: (part) => part.priceMinor,
    sortable: true,
    align: 'end',
  },
];

const empty = (
  <EmptyState title="No parts yet" action={<Button>Upload a price list</Button>}>
    Parts you sell stand here with their stock and price.
  </EmptyState>
);

/** Holds sort and selection as a screen does. */
function Shelf(props: DataTableProps<Part>) {
  const [sort, setSort] = useState<DataSort | null>(props.sort ?? null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Panel title="Inventory" flush>
      <DataTable {...props} sort={sort} onSort={setSort} selected={selected} onSelect={setSelected} />
    </Panel>
  );
}

const meta = {
  title: 'Data/DataTable',
  component: Shelf,
  args: {
    label: 'Inventory',
    columns,
    rows: parts,
    rowKey: (part: Part) => part.sku,
    rowName: (part: Part) => part.name,
    sortedBy: 'table',
    empty,
  },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Sorting: Story = {
  args: { footer: '4 parts' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Inventory' });
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(firstCells(table)).toEqual([
      'Anode, shaft 30 mm',
      'Teak oil, 1 l',
      'Fender 90 cm, navy',
      'Bow thruster 12 V',
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(firstCells(table)[0]).toBe('Bow thruster 12 V');
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Selecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bow thruster 12 V' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
};

export const TenThousandRows: Story = {
  args: { rows: many, maxHeight: '480px' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Inventory, scrollable' });
    const table = within(region).getByRole('table', { name: 'Inventory' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(firstCells(table)[0]).toBe('Part 0'));
    await expect(firstCells(table).length).toBeLessThan(60);
    region.scrollTo({ top: 44 * 5000 });
    await waitFor(() => expect(firstCells(table)).toContain('Part 5000'));
    await expect(canvas.getByRole('row', { name: /Part 5000/ })).toHaveAttribute('aria-rowindex', '5002');
  },
};

export const ColumnsLeftOut: Story = {
  args: { hidden: ['sku', 'state'] },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['', 'Part', 'Stock', 'Price']);
  },
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No parts yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
