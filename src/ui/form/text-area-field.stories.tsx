import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextAreaField } from '../index.ts';

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'What needs doing?', name: 'work', hint: 'Where, how large, by when.' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('What needs doing?');
    await userEvent.type(area, 'Teak deck, 40 m²{Enter}before 12 May');
    await expect(area).toHaveValue('Teak deck, 40 m²\nbefore 12 May');
  },
};
export const Wrong: Story = { args: { error: 'Say in a sentence what needs doing.' } };
export const WithCounter: Story = {
  args: { counter: '12 of 1,000 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('What needs doing?')).toHaveAccessibleDescription(
      'Where, how large, by when. 12 of 1,000 characters',
    );
  },
};
