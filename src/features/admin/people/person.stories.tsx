import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMainOfRouter } from '../../testing/in-router.tsx';
import { fn } from 'storybook/test';
import { PersonView } from './person-view.tsx';
import { buyer, owner, reinstated, suspended } from './testing/example-people.ts';

const meta = {
  title: 'Admin/Person',
  component: PersonView,
  decorators: [inMainOfRouter],
  args: { person: buyer, onDecide: fn() },
} satisfies Meta<typeof PersonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buyer: Story = {};
export const OwnerOfAVendor: Story = { args: { person: owner } };
export const Suspended: Story = { args: { person: suspended } };
export const SuspensionEnded: Story = { args: { person: reinstated } };
export const NothingYet: Story = {
  args: {
    person: {
      ...buyer,
      yachts: [],
      orders: { total: 0, latest: [] },
      bookings: { total: 0, latest: [] },
      messages: [],
    },
  },
};
export const Closed: Story = {
  args: { person: { ...buyer, closedAt: '2026-11-24T08:30:00.000Z', actions: [] } },
};
