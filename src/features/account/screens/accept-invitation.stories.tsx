import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inRouter } from '../testing/story-parts.tsx';
import { AcceptInvitationView } from './accept-invitation.tsx';

const meta = {
  title: 'Account/Accept an invitation',
  component: AcceptInvitationView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: {
    invitation: {
      company: 'Tramuntana Chandlery',
      invitedBy: 'Nadia Serra',
      email: 'ana.abela@example.com',
      role: 'editor',
    },
    signedInAs: 'ana.abela@example.com',
    cannot: null,
    onSignOut: fn(),
    busy: false,
    failure: null,
    onJoin: fn(),
  },
} satisfies Meta<typeof AcceptInvitationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const WorksElsewhere: Story = {
  args: {
    cannot:
      'You work for Xarxa Chandlery, and an account works for one company at a time. Ask an owner there to remove you first, or ask to be invited with another address.',
  },
};
