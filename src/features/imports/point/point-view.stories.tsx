import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ImportEvent } from '../../../machines/import/index.ts';
import { marked, nothingMarked } from '../../../machines/import/pointing.domain.ts';
import { PointView } from './point-view.tsx';
import { previewFor } from './testing/previews.ts';

const sheet = nothingMarked({ page: null, sheet: 'Deck', headerRow: 2 });
const page = nothingMarked({ page: 3 });

const meta = {
  title: 'Imports/Point',
  component: PointView,
  args: {
    title: 'Show us where to look',
    level: 'h1',
    fileName: 'Winter 2026.xlsx',
    preview: previewFor(null),
    pointing: sheet,
    canUndo: false,
    isRead: false,
    failure: {
      code: 'FILE_NOT_A_LIST',
      message: 'We found 312 prices but no names beside them, such as “89,50”.',
      retryAfterSeconds: null,
    },
    send: fn(),
  },
  render: function Marking(args) {
    const [pointing, setPointing] = useState(args.pointing);
    const send = (event: ImportEvent) => {
      args.send(event);
      if (event.type === 'MARKED') setPointing(marked(pointing, event.mark));
    };
    return <PointView {...args} pointing={pointing} send={send} />;
  },
} satisfies Meta<typeof PointView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns for the name and one for the price, with the keyboard only. */
export const Sheet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'MARKED', mark: { field: 'name', index: 0 } });
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: '8 mm' }));
    await expect(canvas.getByText('Name: columns A and B. Price: column E.')).toBeVisible();
  },
};

export const Page: Story = {
  args: { preview: previewFor(3), pointing: page, fileName: 'Winter 2026.pdf' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bollard' }));
    // The price is marked next, and the arrow keys lead to it.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: 'MARKED',
        mark: expect.objectContaining({ field: 'price' }) as unknown,
      }),
    );
    await expect(canvas.getByText('Name: “Bollard”. Price: “89.50”.')).toBeVisible();
  },
};

export const FromTheReview: Story = {
  args: { failure: null, isRead: true, canUndo: true, pointing: marked(sheet, { field: 'name', index: 0 }) },
};

export const NotAtHand: Story = { args: { preview: null } };
