import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRouter } from '../testing/story-parts.tsx';
import { InvitationRefusedView } from './invitation-refused-view.tsx';

const meta = {
  title: 'Account/Invitation refused',
  component: InvitationRefusedView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: { reason: 'This invitation no longer works. Ask who invited you for a new one.' },
} satisfies Meta<typeof InvitationRefusedView>;
export default meta;

export const Expired: StoryObj<typeof meta> = {};
