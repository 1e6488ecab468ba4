import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImportsView, type Import } from './imports-view.tsx';

const autumn: Import = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e01',
  kind: 'products',
  status: 'imported',
  fileName: 'autumn-prices.xlsx',
  sizeBytes: 48211,
  hasFile: true,
  hasReading: true,
  version: 4,
  counts: { new: 1240, changed: 42, unchanged: 3 },
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T09:12:00.000Z',
  committedAt: '2026-11-20T09:12:00.000Z',
  undoneAt: null,
  undoUntil: '2026-12-20T09:12:00.000Z',
};

const meta = {
  title: 'Catalogue/Earlier imports',
  component: ImportsView,
  args: {
    imports: [
      autumn,
      {
        ...autumn,
        id: '2',
        fileName: 'Preisliste Frühjahr (endgültig) v3 korrigiert.xlsm',
        status: 'undone',
      },
      { ...autumn, id: '3', fileName: 'winter.csv', undoUntil: '2026-11-01T00:00:00.000Z' },
      { ...autumn, id: '4', fileName: 'an open one.csv', status: 'open' },
    ],
    failure: null,
    busy: false,
    nowMs: Date.parse('2026-11-20T12:00:00.000Z'),
    onRetry: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof ImportsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo import of autumn-prices.xlsx' }));
    await expect(args.onUndo).toHaveBeenCalledWith(autumn);
  },
};
export const None: Story = { args: { imports: [] } };
export const Loading: Story = { args: { imports: null, busy: true } };
export const CannotBeRead: Story = {
  args: { imports: null, failure: 'We couldn’t load earlier imports.' },
};
