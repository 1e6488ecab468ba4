import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chandlery, cleanChandlery } from '../review/testing/lists.ts';
import { FlowAtWork } from './testing/flow-at-work.tsx';

const meta = {
  title: 'Imports/The whole flow',
  component: FlowAtWork,
  parameters: { inset: false },
  args: { list: chandlery },
} satisfies Meta<typeof FlowAtWork>;
export default meta;
type Story = StoryObj<typeof meta>;

const prices = () => new File(['name;price\nFender F4;89,50'], 'prices.csv', { type: 'text/csv' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const title = (name: string | RegExp) => screen.findByRole('heading', { name });
const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText(/^Drop your price list/, { selector: 'input' }), file);

export const FromFileToShopAndBack: Story = {
  play: async () => {
    await choose(prices());
    await waitFor(async () => expect(await title('Check your list')).toHaveFocus());
    await userEvent.click(await button('Import 13 products'));
    await userEvent.click(await button('Import the other 13 products'));
    await expect(await title('14 products imported')).toHaveFocus();
    await userEvent.click(await button('Undo import'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
    await expect(await screen.findByText('The import of 14 products was undone.')).toBeVisible();
  },
};

export const EverythingFailsOnce: Story = {
  args: { list: cleanChandlery, failing: ['uploadFile', 'parseFile', 'commitImport'] },
  play: async () => {
    await choose(prices());
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Upload failed: the harbour lost its line.',
    );
    await userEvent.click(await button('Upload it again'));
    await expect(await title('Your list is saved')).toHaveFocus();
    await expect(screen.getByRole('alert')).toHaveTextContent('AI parsing failed');
    await userEvent.click(await button('Read it again'));
    await userEvent.click(await button('Import 6 products'));
    await expect(await title('Import failed')).toHaveFocus();
    await userEvent.click(await button('Back to the review'));
    await expect(await title('Check your list')).toHaveFocus();
  },
};

export const AnEmptyFile: Story = {
  play: async () => {
    await choose(new File([], 'old-prices.csv'));
    await expect(await screen.findByText('“old-prices.csv” is empty. Choose another file.')).toBeVisible();
  },
};
