import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shopStandingOf, type Vendor } from '../shop/shop-standing.ts';
import { items, manyItems } from '../testing/items.ts';
import { notLive } from '../testing/own-vendor.ts';
import { StoryList, type StoryListProps } from '../testing/story-list.tsx';
import { inventoryKind, type InventoryItem } from './inventory-kind.ts';
import { inventoryTable } from './inventory-table.tsx';
import { inventoryWords } from './inventory-words.ts';

const Inventory = (props: StoryListProps<InventoryItem>) => <StoryList {...props} />;

const meta = {
  title: 'Catalogue/Inventory',
  component: Inventory,
  parameters: { inset: false },
  args: { kind: inventoryKind, words: inventoryWords, table: inventoryTable, items },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Inventory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Stock of Fender F4:/ }));
    await userEvent.keyboard('12{Enter}');
    await expect(canvas.getByRole('button', { name: 'Stock of Fender F4: 12. Change' })).toHaveFocus();
  },
};

export const NoPrice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Price of Fender F4:/ }));
    await userEvent.keyboard('ask us{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Price of Fender F4' })).toBeInvalid();
  },
};

export const NotSetUp: Story = { args: { state: shopThatIs(notLive.notSetUp) } };

export const WaitingForApproval: Story = {
  args: { state: shopThatIs(notLive.waiting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Waiting for approval');
    await expect(canvas.queryByText('On sale')).toBeNull();
  },
};

export const WaitingWithoutPayments: Story = { args: { state: shopThatIs(notLive.waitingWithoutPayments) } };

export const Restricted: Story = { args: { state: shopThatIs(notLive.restricted) } };

const onResume = fn();
export const PausedShop: Story = {
  args: { state: shopThatIs(notLive.paused) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(onResume).toHaveBeenCalledOnce();
  },
};

export const Resuming: Story = { args: { state: shopThatIs(notLive.paused, true) } };

export const Suspended: Story = { args: { state: shopThatIs(notLive.suspended) } };

export const ChangedElsewhere: Story = { args: { changedElsewhere: new Set([items[1]?.id ?? '']) } };

export const EveryColumn: Story = { args: { hidden: [] } };

export const LongNames: Story = {
  args: {
    hidden: [],
    items: items.map((item) => ({
      ...item,
      name: `${item.name} for hydraulic passerelles with remote control, stainless 316L, polished, set of four`,
      brand: 'Besenzoni und Söhne Schiffsausrüstung GmbH & Co. KG',
      price: { amountMinor: 99_999_999_999, currency: 'EUR' },
    })),
  },
};

export const TenThousand: Story = {
  args: { items: manyItems(10_000) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Inventory, scrollable' });
    await waitFor(() => expect(within(region).getAllByRole('rowheader').length).toBeLessThan(80));
    region.scrollTo({ top: 44 * 5000 });
    await canvas.findByRole('rowheader', { name: 'Shackle 05001' });
    // The window of rows counts in this height.
    const heights = within(region)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights)).toEqual(new Set([44]));
  },
};

export const MoreIsRead: Story = {
  args: {
    items: manyItems(60),
    state: {
      busy: true,
      found: {
        items: manyItems(60),
        total: 9412,
        hasMore: true,
        counts: { draft: 0, active: 9000, paused: 400, archived: 12 },
      },
    },
  },
};

export const AListWaits: Story = {
  args: { state: { openImport: 'autumn-prices-of-the-whole-deck-department.xlsx' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on with it' })).toHaveAttribute('href', '/#add');
  },
};

export const FileIsMade: Story = { args: { state: { exporting: { done: 1400, total: 9412 } } } };

export const Loading: Story = { args: { state: { found: null, busy: true } } };

export const NothingFound: Story = {
  args: { items: [], search: { q: 'unicorn' }, state: { found: foundNone() } },
};

export const NothingYet: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bring your list' })).toHaveAttribute('href', '/#add');
  },
};

const onRetry = fn();
export const CannotBeRead: Story = {
  args: {
    state: {
      ...{ found: null, onRetry },
      failure: { message: 'Your items could not be read.', details: 'UNAVAILABLE · request-1' },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

function foundNone() {
  return {
    items: [],
    total: 0,
    hasMore: false,
    counts: { draft: 0, active: 40, paused: 2, archived: 0 },
  };
}

function shopThatIs(vendor: Vendor, resuming = false) {
  const standing = shopStandingOf(vendor);
  return {
    isLive: vendor.isLive,
    notice: standing && { standing, setUpHref: '#set-up', resuming, onResume: () => void onResume() },
  };
}
