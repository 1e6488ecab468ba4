import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { DepartmentView } from './department-view.tsx';
import { exterior, listings, manyListings, portNames } from './testing/listings.ts';

const search = { slug: 'exterior', q: '', kind: null, shown: 24 } as const;
const found = { department: exterior, items: listings, total: listings.length };

const meta = {
  title: 'Storefront/Department',
  component: DepartmentView,
  parameters: { inset: false },
  args: { search, found, ports: portNames, busy: false, onSearch: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof DepartmentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProductsAndServices: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Teak deck cleaning' })).toHaveAttribute(
      'href',
      `/service-checkout/${listings[1]?.id}`,
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in Exterior' }), ' fender {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('fender');
  },
};

export const MoreToShow: Story = {
  args: { found: { department: exterior, items: manyListings(24), total: 1312 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/exterior?shown=48',
    );
    await expect(canvas.getByText('24 of 1,312 shown')).toBeVisible();
  },
};

export const Searching: Story = {
  args: { search: { ...search, q: 'shackle', kind: 'product' }, busy: true },
};

export const NothingFound: Story = {
  args: { search: { ...search, q: 'unicorn' }, found: { ...found, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show everything in Exterior' })).toHaveAttribute(
      'href',
      '/exterior',
    );
  },
};

export const NothingYet: Story = { args: { found: { ...found, items: [], total: 0 } } };

export const MarketAway: Story = {
  args: { found: null, ports: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    found: {
      ...found,
      items: listings.map((listing) => ({
        ...listing,
        name: `${listing.name} for hydraulic passerelles with remote control, stainless 316L, polished, set of four`,
        detail: 'Besenzoni-compatible · Ausführung mit Sicherheitsabschaltung',
        vendor: { ...listing.vendor, name: 'Sociedad de Suministros Náuticos y Pertrechos del Mediterráneo' },
        price: { amountMinor: 123456789, currency: 'EUR' },
      })),
    },
  },
};
