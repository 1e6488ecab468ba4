import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PiecesPage } from './pieces-page.tsx';

const meta = {
  title: 'Start/Find a piece/Looked for',
  component: PiecesPage,
  tags: ['!autodocs', 'once'],
} satisfies Meta<typeof PiecesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByAnotherWord: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const search = page.getByLabelText('Search the pieces');
    await userEvent.type(search, 'countdown{Enter}');
    await expect(page.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'galleon{Enter}');
    await expect(await page.findByText('No piece is called that')).toBeVisible();
  },
};
