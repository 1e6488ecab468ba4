import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SumsTable } from '../index.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const meta = {
  title: 'Data/Sums',
  component: SumsTable,
  args: {
    subtotal: euro(43_500),
    tax: euro(9135),
    delivery: euro(1500),
    total: euro(54_135),
    deliveryName: 'To your berth',
  },
} satisfies Meta<typeof SumsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsOrdered: Story = {
  args: { vat: { total: euro(9395), ofDelivery: euro(260) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^VAT/ })).toHaveTextContent(
      'VAT in all, €2.60 of it in the delivery€93.95',
    );
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('€541.35');
    await expect(canvas.queryByRole('columnheader', { name: 'Now' })).toBeNull();
  },
};

export const PartConfirmed: Story = {
  args: {
    due: { subtotal: euro(8950), tax: euro(1880), delivery: euro(1500), total: euro(12_330) },
    vat: { total: euro(2140), ofDelivery: euro(260) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Now' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('€541.35€123.30');
  },
};

/** Nothing is due, and what was ordered had a delivery: its tax was included. */
export const Declined: Story = {
  args: { due: { subtotal: euro(0), tax: euro(0), delivery: euro(0), total: euro(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Delivery/ })).toHaveTextContent(
      'Delivery, tax included · To your berth€15.00€0.00',
    );
  },
};

/** Sold to a business in another country: no tax, in the delivery neither. */
export const WithoutTax: Story = {
  args: { tax: euro(0), total: euro(45_000), vat: { total: euro(0), ofDelivery: euro(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Delivery/ })).toHaveTextContent(
      'Delivery · To your berth€15.00',
    );
    await expect(canvas.queryByRole('row', { name: /^VAT/ })).toBeNull();
  },
};

/** One supplier's goods are taxed, the other's are not: how much tax is in the delivery is said below the total. */
export const PartlyWithoutTax: Story = {
  args: {
    vat: { total: euro(9395), ofDelivery: euro(260) },
    parts: [
      { tax: euro(9135), delivery: euro(1000) },
      { tax: euro(0), delivery: euro(500) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Delivery/ })).toHaveTextContent(
      'Delivery · To your berth€15.00',
    );
    await expect(canvas.getByRole('row', { name: /€2\.60 of it in the delivery/ })).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { refunded: euro(2000), afterRefunds: euro(52_135), vatAfterRefunds: euro(9048) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^VAT that remains/ })).toHaveTextContent('€90.48');
  },
};

/** Agreed later than the order: separate lines, so that the charged amount adds up. */
export const WithExtraWork: Story = {
  args: {
    added: {
      agreedName: 'Agreed price',
      lines: [{ key: '2', name: 'Extra work 2, with tax', amount: euro(4033) }],
      total: euro(58_168),
    },
    charged: euro(58_168),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Goods€435.00',
      'Tax on the goods€91.35',
      'Delivery, tax included · To your berth€15.00',
      'Agreed price€541.35',
      'Extra work 2, with tax€40.33',
      'Total€581.68',
      'Paid€581.68',
    ]);
  },
};

export const WithShare: Story = {
  args: { commission: euro(5414), share: euro(48_721), shareName: 'You receive' },
};
