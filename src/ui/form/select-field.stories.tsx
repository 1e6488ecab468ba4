import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from '../index.ts';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Port',
    name: 'port',
    placeholder: 'Choose a port',
    options: [
      { value: 'palma', label: 'Palma' },
      { value: 'antibes', label: 'Antibes' },
      { value: 'split', label: 'Split' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Port');
    await expect(field).toHaveValue('');
    await userEvent.selectOptions(field, 'Antibes');
    await expect(field).toHaveValue('antibes');
  },
};
export const Wrong: Story = { args: { error: 'Choose the port where the work is.' } };
