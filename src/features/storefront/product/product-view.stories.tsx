import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryPage } from '../testing/story-page.tsx';
import { ProductUnknown } from './product-unknown.tsx';
import { ProductView } from './product-view.tsx';
import { offers, product, single } from './testing/products.ts';

const meta = {
  title: 'Storefront/Product',
  component: ProductView,
  parameters: { inset: false },
  args: {
    product,
    ports: { palma: 'Palma', antibes: 'Antibes', barcelona: 'Barcelona' },
    from: '/exterior?q=fender',
    port: null,
    onPort: fn(),
    buyer: { mayBuy: true },
    onAdd: fn(() => Promise.resolve()),
    onBuyNow: fn(() => Promise.resolve()),
    onAddOther: fn(() => Promise.resolve()),
    heartOf: null,
    toList: null,
  },
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof ProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersSideBySide: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Port Vauban Accastillage, Navy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
    await expect(args.onBuyNow).toHaveBeenCalledWith(offers[1], 2);
  },
};

/** The element that a press in the middle of `element` hits. */
const pressedAt = (element: Element): Element | null => {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

export const SupplierOfAnOffer: Story = {
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Port Vauban Accastillage, Navy' });
    const link = canvas.getByRole('link', { name: 'Port Vauban Accastillage' });
    await expect(pressedAt(link)).toBe(link);
    // Pressing the rest of the row chooses it.
    await expect(pressedAt(within(radio.closest('li') ?? radio).getByText(/tax$/))).toBe(radio);
  },
};

export const Adding: Story = {
  args: { onAdd: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const OneOffer: Story = { args: { product: single, from: null } };

export const NotABuyer: Story = { args: { buyer: { mayBuy: false, role: 'service provider' } } };

export const VariantOutOfStock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Red/ }));
    await expect(canvas.getByText('Out of stock at all suppliers.')).toBeVisible();
  },
};

export const NobodyOffersIt: Story = { args: { product: { ...product, offers: [] } } };

export const WithoutTexts: Story = {
  args: {
    product: {
      ...single,
      brand: null,
      partNumber: null,
      barcode: null,
      category: null,
      departments: [],
      others: [],
    },
  },
};

export const LongNames: Story = {
  args: {
    product: {
      ...product,
      name: 'Hydraulic passerelle, telescopic, 4.20 m, with remote control, stainless 316L, polished, teak treads and folding stanchions',
      brand: 'Besenzoni-compatible Ausführung',
      partNumber: 'DSEHBWBUBG-4200-316L-POLISHED-TEAK-RAL9003-REV14',
      description: 'Made to measure for transoms between 3.10 and 5.80 m, with a safety cut-out. '.repeat(9),
      offers: offers.map((offer, at) => ({
        ...offer,
        supplier: {
          ...offer.supplier,
          name: 'Sociedad de Suministros Náuticos y Pertrechos del Mediterráneo',
        },
        variant:
          ['Polished, left-hand hinge, with fairing', 'Satin, right-hand hinge', 'Painted RAL 9003'][
            at % 3
          ] ?? null,
        price: { amountMinor: 123456789 + at, currency: 'EUR' },
        stock: offer.stock === null ? null : offer.stock * 411,
      })),
    },
  },
};

export const Unknown: Story = { render: () => <ProductUnknown /> };
