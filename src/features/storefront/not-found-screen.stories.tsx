import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { FixedSession } from './testing/session.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = {
  title: 'Storefront/Not found',
  component: NotFoundScreen,
  parameters: { inset: false },
  args: {
    known: [
      { path: '/engineering', title: 'Engineering' },
      { path: '/signup', title: 'Create an account' },
      { path: '/crew/signup', title: 'Join as crew' },
    ],
  },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string, role: string | null = null): Story => ({
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={[address]}>
        <FixedSession role={role}>
          <Story />
        </FixedSession>
      </MemoryRouter>
    ),
  ],
});

export const OneWasMeant: Story = at('/enginering');
export const SeveralWereMeant: Story = at('/sign-up');
export const NothingLikeIt: Story = at(
  '/a/very-long-address/that-nobody/has-ever-heard-of/0192f5c0a3b17c2e8f4d',
);
export const SignedIn: Story = at('/crew/dashbord', 'crew_member');
