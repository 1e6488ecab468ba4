import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Notice } from '../index.ts';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    title: 'Your price list is in US dollars.',
    children: 'We convert it at the rate you confirm in the review.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Note' })).toBeVisible();
  },
};
export const Success: Story = { args: { tone: 'success', title: 'Imported: 412 parts.', children: null } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Your ENG1 expires in 12 days.',
    children: 'Upload the new one when you have it.',
    action: <Button variant="surface">Upload</Button>,
  },
};
export const Failure: Story = {
  args: {
    tone: 'error',
    live: true,
    title: 'The file could not be read.',
    children: 'It is kept: try again later.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be read.');
  },
};
