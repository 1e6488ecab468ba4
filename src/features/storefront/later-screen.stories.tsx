import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMainOfRouter } from '../testing/in-router.tsx';
import { LaterScreen } from './later-screen.tsx';

const meta = {
  title: 'Storefront/Nothing here yet',
  component: LaterScreen,
  args: {
    title: 'About us',
    meanwhile: 'The home page shows what Quayside sells, and where.',
    homePath: '/',
    homeLabel: 'Back to the home page',
  },
  decorators: [inMainOfRouter],
} satisfies Meta<typeof LaterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = {};
export const SignedIn: Story = {
  args: {
    title: 'Reports',
    meanwhile: 'What you spent is under Spend, and can be saved as a file there.',
    homePath: '/crew/dashboard',
    homeLabel: 'Go to your dashboard',
  },
};
