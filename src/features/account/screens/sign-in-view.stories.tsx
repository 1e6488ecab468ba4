import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failureOf, inRouter, noNetwork } from '../testing/story-parts.tsx';
import { SignInView } from './sign-in-view.tsx';

const meta = {
  title: 'Account/Sign in',
  component: SignInView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: {
    busy: false,
    slow: false,
    failure: null,
    notice: null,
    cameFrom: false,
    demoAccounts: [],
    onSignIn: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SentHere: Story = { args: { cameFrom: true } };
export const UnknownAddress: Story = { args: { unknownAddress: '/teak-oil?tab=2' } };
export const Busy: Story = { args: { busy: true } };
export const Slow: Story = { args: { busy: true, slow: true } };
export const Refused: Story = {
  args: { failure: failureOf('CREDENTIALS_WRONG', 'The email address and password don’t match an account.') },
};
export const Slowed: Story = {
  args: {
    failure: failureOf('TOO_MANY_REQUESTS', 'Too many tries. Please wait 90 seconds and try again.', {
      retryAfterSeconds: 90,
    }),
  },
};
export const NoNetwork: Story = { args: { failure: noNetwork } };
export const Demo: Story = {
  args: {
    demoAccounts: [
      {
        email: 'crew@example.com',
        password: 'quayside demo crew',
        name: 'Mara Lindqvist',
        role: 'crew_member',
      },
      {
        email: 'supplier@example.com',
        password: 'quayside demo supplier',
        name: 'Jordi Ferrer',
        role: 'supplier',
      },
      {
        email: 'service@example.com',
        password: 'quayside demo service',
        name: 'Agnès Bonnet',
        role: 'service_provider',
      },
      { email: 'admin@example.com', password: 'quayside demo admin', name: 'Tom Achterberg', role: 'admin' },
    ],
  },
};
