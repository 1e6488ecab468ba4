import type { Meta, StoryObj } from '@storybook/react-vite';
import { PiecesPage } from './pieces-page.tsx';

const meta = {
  title: 'Start/Find a piece',
  component: PiecesPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof PiecesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPieces: Story = {};
