import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '../index.ts';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search your items', hint: 'Name, number or brand', query: '', onSearch: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your items' }), 'fender{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('fender');
  },
};

export const WithQuery: Story = { args: { query: 'Fender F4, navy, with a rope of its own' } };
