import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../list-page/index.ts';
import { notificationsListOf, NotificationsPage } from './notifications-list.tsx';
import { expect, waitFor } from 'storybook/test';
import { notifications } from './testing/example-notifications.ts';

const address = '/crew/notifications?state=all';
const none = { items: [], nextCursor: null, counts: { unread: 0, read: 0 }, waiting: 0 };

const meta = {
  title: 'Notifications/List',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { items: notifications(5), nextCursor: null, counts: { unread: 3, read: 2 }, waiting: 1 },
    children: <NotificationsPage list={notificationsListOf('crew_member')} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const ThreeWaiting: Story = {
  args: {
    answer: { items: notifications(8, 3), nextCursor: null, counts: { unread: 3, read: 5 }, waiting: 3 },
  },
};
export const TenThousand: Story = {
  args: {
    answer: { items: notifications(100), nextCursor: 'next', counts: { unread: 3, read: 9997 }, waiting: 1 },
  },
};
/** On a phone the page scrolls, and only rows near its window are rendered. */
export const ManyOnAPhone: Story = {
  args: {
    answer: { items: notifications(300), nextCursor: null, counts: { unread: 3, read: 297 }, waiting: 1 },
  },
  async play({ canvas }) {
    await canvas.findByText('300 notifications');
    if (window.innerWidth >= 768) return;
    const region = canvas.getByRole('group', { name: 'Notifications, scrollable' });
    await expect(region.scrollHeight).toBe(region.clientHeight);
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '303');
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};
export const EverythingRead: Story = { args: { address: '/crew/notifications', answer: none } };
export const NothingYet: Story = { args: { answer: none } };
export const NothingFound: Story = { args: { address: `${address}&q=anchor`, answer: none } };
export const Waiting: Story = { args: { answer: 'never' } };
export const Unreadable: Story = { args: { answer: 'unreachable' } };
