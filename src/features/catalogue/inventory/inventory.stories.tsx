import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { components } from '../../../api/index.ts';
import { items, manyItems } from '../testing/items.ts';
import { notLive } from '../testing/own-vendor.ts';
import { vendorServer, type VendorServer } from '../testing/vendor-server.ts';
import { VendorStage } from '../testing/vendor-stage.tsx';
import type { InventoryItem } from './inventory-kind.ts';
import { InventoryListings } from './inventory-list.tsx';

type Vendor = components['schemas']['Vendor'];

interface InventoryProps {
  readonly stock?: readonly InventoryItem[];
  readonly address?: string;
  /** Changes the server's answers. */
  readonly otherwise?: (server: VendorServer) => void;
  /** Columns hidden by the user. */
  readonly hidden?: readonly string[];
}

function Inventory({ stock = items, address, otherwise, hidden }: InventoryProps) {
  const server = vendorServer(stock);
  otherwise?.(server);
  localStorage.removeItem('columns:inventory');
  if (hidden) localStorage.setItem('columns:inventory', JSON.stringify(hidden));
  return (
    <VendorStage api={server.api} address={address}>
      <InventoryListings />
    </VendorStage>
  );
}

const never = () => new Promise<Response>(() => undefined);
const shopThatIs = (vendor: Vendor) => (server: VendorServer) => {
  server.extra['GET /vendor'] = () => server.json(200, { status: true, data: vendor });
};
const total = { draft: 0, active: 9000, paused: 400, archived: 12 };

/** A first page of many items, whose next page never arrives. */
const readOn = (first: readonly InventoryItem[], cursor: string | null) => (server: VendorServer) => {
  let asked = 0;
  server.extra['GET /inventory'] = () => {
    asked += 1;
    if (asked > 1) return never();
    return server.json(200, {
      status: true,
      data: { items: first, nextCursor: cursor, total: 9412, counts: total },
    });
  };
};

const meta = {
  title: 'Catalogue/Inventory',
  component: Inventory,
  parameters: { inset: false },
} satisfies Meta<typeof Inventory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Stock of Fender F4:/ }));
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Stock of Fender F4: 12. Change' })).toHaveFocus();
  },
};

export const NoPrice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Price of Fender F4:/ }));
    await userEvent.keyboard('ask us{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Price of Fender F4' })).toBeInvalid();
  },
};

export const EditingAnItem: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Fender F4/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit Fender F4' }));
    const tax = await dialog.findByRole('textbox', { name: 'Tax' });
    await userEvent.clear(tax);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(tax).toBeInvalid());
  },
};

const colours = ['navy', 'teal', 'peru'];
const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/></svg>`)}`;

export const ArrangingPictures: Story = {
  args: {
    stock: items.map((item) => ({
      ...item,
      pictures: colours.map((colour) => ({ fileId: colour, url: drawn(colour) })),
    })),
    otherwise: (server) => {
      const [, fender] = items;
      server.extra[`PUT /inventory/${fender?.id}/pictures`] = async (request) => {
        // What the contract says of this request.
        const { fileIds } = (await request.json()) as { fileIds: string[] };
        const pictures = fileIds.map((fileId) => ({ fileId, url: drawn(fileId) }));
        return server.json(200, { status: true, message: 'Saved.', data: { ...fender, pictures } });
      };
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Fender F4/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit Fender F4' }));
    const list = await dialog.findByRole('list', { name: 'Pictures' });
    const images = () => [...list.querySelectorAll('img')];
    const order = () => images().map(({ src }) => colours.find((colour) => src.includes(colour)));
    const [first, , last] = images();
    if (!first || !last) throw new Error('there are three pictures');
    const at = (image: Element) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, button: 0, bubbles: true };
    };
    last.setPointerCapture = () => undefined;
    await fireEvent(last, new PointerEvent('pointerdown', at(last)));
    await fireEvent(last, new PointerEvent('pointermove', at(first)));
    await waitFor(() => expect(order()).toEqual(['peru', 'navy', 'teal']));
    await fireEvent(last, new PointerEvent('pointerup', at(first)));
    await waitFor(() => expect(order()).toEqual(['peru', 'navy', 'teal']));
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Cover');
  },
};

export const EditingSeveral: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Anchor swivel/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Fender F4/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit 2 items' }));
    await expect(await dialog.findByRole('textbox', { name: 'Price change' })).toBeVisible();
  },
};

export const NotSetUp: Story = { args: { otherwise: shopThatIs(notLive.notSetUp) } };

export const WaitingForApproval: Story = {
  args: { otherwise: shopThatIs(notLive.waiting) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('Waiting for approval');
    await expect(canvas.queryByText('On sale')).toBeNull();
  },
};

export const WaitingWithoutPayments: Story = {
  args: { otherwise: shopThatIs(notLive.waitingWithoutPayments) },
};

export const Restricted: Story = { args: { otherwise: shopThatIs(notLive.restricted) } };

export const PausedShop: Story = { args: { otherwise: shopThatIs(notLive.paused) } };

export const Resuming: Story = {
  args: {
    otherwise: (server) => {
      shopThatIs(notLive.paused)(server);
      server.extra['POST /vendor/status'] = never;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Suspended: Story = { args: { otherwise: shopThatIs(notLive.suspended) } };

export const ChangedElsewhere: Story = {
  args: {
    otherwise: (server) => {
      const elsewhere = () => server.refused(412, 'CHANGED_ELSEWHERE', 'This was changed elsewhere.');
      server.nextAnswers.push(elsewhere(), elsewhere());
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Stock of Fender F4:/ }));
    await userEvent.keyboard('12{Enter}');
    await canvas.findByRole('button', { name: /^Stock of Fender F4: 24/ });
  },
};

export const EveryColumn: Story = { args: { hidden: [] } };

export const LongNames: Story = {
  args: {
    hidden: [],
    stock: items.map((item) => ({
      ...item,
      name: `${item.name} for hydraulic passerelles with remote control, stainless 316L, polished, set of four`,
      brand: 'Besenzoni und Söhne Schiffsausrüstung GmbH & Co. KG',
      price: { amountMinor: 99_999_999_999, currency: 'EUR' },
    })),
  },
};

export const TenThousand: Story = {
  args: { otherwise: readOn(manyItems(10_000), null) },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('group', { name: 'Inventory, scrollable' });
    await waitFor(() => expect(within(region).getAllByRole('rowheader').length).toBeLessThan(80));
    const isPhone = window.innerWidth < 768;
    (isPhone ? window : region).scrollTo({ top: 44 * 5000 });
    if (isPhone) {
      // The page scrolls, and stacked rows are measured, so the rows in view depend on how many were measured.
      const shown = await canvas.findAllByRole('rowheader', { name: /^Shackle 0(?:4[89]|50)\d\d/ });
      await expect(shown.length).toBeLessThan(80);
      return;
    }
    await canvas.findByRole('rowheader', { name: 'Shackle 05001' });
    // The virtual window of rows is calculated from this height.
    const heights = within(region)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights)).toEqual(new Set([44]));
  },
};

export const MoreIsRead: Story = {
  args: { otherwise: readOn(manyItems(60), 'next') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('button', { name: 'Loading more' })).toBeDisabled();
  },
};

export const AListWaits: Story = {
  args: {
    otherwise: (server) => {
      const open = {
        id: 'import-1',
        fileName: 'autumn-prices-of-the-whole-deck-department.xlsx',
        hasReading: true,
      };
      server.extra['GET /imports/open'] = () =>
        server.json(200, { status: true, data: { import: { ...open, kind: 'products' } } });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue this import' })).toHaveAttribute(
      'href',
      '/supplier/products/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
    );
  },
};

export const FileIsMade: Story = {
  args: { otherwise: readOn(manyItems(200), 'next') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByRole('button', { name: '0 read' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    otherwise: (server) => {
      server.extra['GET /inventory'] = never;
    },
  },
};

export const NothingFound: Story = { args: { address: '/here?q=unicorn' } };

export const NothingYet: Story = {
  args: { stock: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Upload your list' })).toHaveAttribute(
      'href',
      '/supplier/products/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
    );
  },
};

export const CannotBeRead: Story = {
  args: {
    otherwise: (server) => {
      server.extra['GET /inventory'] = () => server.refused(503, 'UNAVAILABLE', 'Briefly unavailable.');
    },
  },
};
