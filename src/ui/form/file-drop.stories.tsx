import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from '../index.ts';

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Drop your price list here',
    hint: 'Excel, CSV, TSV or text, up to 50 MB.',
    accept: '.csv,.xlsx',
    onChoose: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = new File(['name;price'], 'prices.csv', { type: 'text/csv' });
/** Testing Library's own drag events carry no files in a browser. */
function drag(kind: 'dragover' | 'drop', at: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  at.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Waiting: Story = {};

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Drop your price list here', { selector: 'input' }), list);
    await expect(args.onChoose).toHaveBeenLastCalledWith(list);
  },
};

export const DroppedNextToIt: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    // The page adds its listeners after the first paint.
    await waitFor(async () => {
      drag('dragover', canvasElement, list);
      await expect(canvas.getByText('Drop to use this file')).toBeVisible();
    });
    drag('drop', canvasElement, list);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Drop your price list here')).toBeVisible();
  },
};

export const SeveralDropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(async () => {
      drag('drop', canvasElement, list, list);
      await expect(canvas.getByRole('alert')).toHaveTextContent('one file at a time');
    });
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: '“old-prices.csv” is empty. Choose another file.' },
};
