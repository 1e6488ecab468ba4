import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ColumnMemoryView, type ColumnMeaning } from './column-memory-view.tsx';

const price: ColumnMeaning = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e01',
  kind: 'products',
  header: 'Prix plaisancier',
  field: 'price',
  fileName: 'autumn-prices.xlsx',
  learntAt: '2026-11-20T09:12:00.000Z',
};

const meta = {
  title: 'Catalogue/Columns we remember',
  component: ColumnMemoryView,
  args: {
    meanings: [
      price,
      { ...price, id: '2', header: 'Artikelnummer des Herstellers (ohne Leerzeichen)', field: 'partNumber' },
      { ...price, id: '3', header: 'Interner Code', field: null, fileName: null },
    ],
    failure: null,
    busy: false,
    forgettingId: null,
    onRetry: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof ColumnMemoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget what “Prix plaisancier” means' }));
    await expect(args.onForget).toHaveBeenCalledWith(price);
  },
};
export const Forgetting: Story = { args: { forgettingId: price.id } };
export const None: Story = { args: { meanings: [] } };
export const Loading: Story = { args: { meanings: null, busy: true } };
export const CannotBeRead: Story = {
  args: { meanings: null, failure: 'We couldn’t load your saved column meanings.' },
};
