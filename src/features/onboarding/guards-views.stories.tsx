import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusedEntry } from './guards-views.tsx';
import { inLayout } from './testing/story-parts.tsx';

const meta = {
  title: 'Onboarding/Who may not walk',
  component: RefusedEntry,
  decorators: [inLayout],
  parameters: { inset: false },
  args: {
    role: 'supplier',
    title: 'Set up your shop',
    path: '/vendors/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
    admission: { kind: 'visitor' },
  },
} satisfies Meta<typeof RefusedEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const NotKnownYet: Story = { args: { admission: { kind: 'waiting' } } };
export const Crew: Story = {
  args: { admission: { kind: 'not-a-vendor', role: 'crew_member', dashboard: '/crew/dashboard' } },
};
export const Admin: Story = {
  args: {
    role: 'service_provider',
    admission: { kind: 'not-a-vendor', role: 'admin', dashboard: '/admin/dashboard' },
  },
};
export const UnknownRole: Story = {
  args: { admission: { kind: 'not-a-vendor', role: null, dashboard: null } },
};
export const SomebodyElses: Story = {
  args: {
    admission: {
      kind: 'somebody-elses',
      ownPath: '/vendors/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
    },
  },
};
