import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

interface LateFieldProps {
  /** Records the text in the event loop's next turn after each key. */
  readonly onWords: (words: string) => void;
}

const LateField = ({ onWords }: LateFieldProps) => (
  <label>
    Words <input onInput={({ currentTarget: field }) => void setTimeout(() => onWords(field.value))} />
  </label>
);

/** How tests/stories.setup.ts simulates typing. */
const meta = {
  title: 'Tests/A user',
  component: LateField,
  tags: ['once'],
  args: { onWords: fn() },
} satisfies Meta<typeof LateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypesAWordBeforeAnythingElseHappens: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Words'), 'fender');
    await expect(args.onWords).toHaveBeenCalledTimes(6);
    await expect(args.onWords).not.toHaveBeenCalledWith('fende');
  },
};
