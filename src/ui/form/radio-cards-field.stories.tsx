import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy, Store, Wrench } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { RadioCardsField } from '../index.ts';

const meta = {
  title: 'Forms/RadioCardsField',
  component: RadioCardsField,
  args: {
    label: 'What brings you here?',
    name: 'role',
    columns: 3,
    options: [
      {
        value: 'crew_member',
        label: 'I work aboard',
        description: 'Find, book and buy for the yacht.',
        picture: <LifeBuoy size={24} aria-hidden />,
      },
      {
        value: 'supplier',
        label: 'I sell goods',
        description: 'Your price list becomes a shop.',
        picture: <Store size={24} aria-hidden />,
      },
      {
        value: 'service_provider',
        label: 'I offer services',
        description: 'Fill the week without double bookings.',
        picture: <Wrench size={24} aria-hidden />,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 960 }}>{Story()}</div>],
} satisfies Meta<typeof RadioCardsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const aboard = canvas.getByRole('radio', { name: 'I work aboard' });
    await userEvent.click(canvas.getByText('Find, book and buy for the yacht.'));
    await expect(aboard).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const goods = canvas.getByRole('radio', { name: 'I sell goods' });
    await expect(goods).toBeChecked();
    await expect(goods).toHaveFocus();
    await expect(goods).toHaveAccessibleDescription('Your price list becomes a shop.');
  },
};
export const Wrong: Story = { args: { error: 'Choose one.' } };
