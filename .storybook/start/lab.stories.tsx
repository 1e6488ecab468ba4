import type { Meta, StoryObj } from '@storybook/react-vite';
import { LabPage } from './lab-page.tsx';

const meta = {
  title: 'Machine lab/Start',
  component: LabPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof LabPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
