import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../list-page/index.ts';
import { notificationsListOf, NotificationsPage } from './notifications-list.tsx';
import { notifications } from './testing/example-notifications.ts';

const address = '/crew/notifications?state=all';
const none = { items: [], nextCursor: null, counts: { unread: 0, read: 0 } };

const meta = {
  title: 'Notifications/List',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { items: notifications(5), nextCursor: null, counts: { unread: 3, read: 2 } },
    children: <NotificationsPage list={notificationsListOf('crew_member')} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const TenThousand: Story = {
  args: {
    answer: { items: notifications(100), nextCursor: 'next', counts: { unread: 3, read: 9997 } },
  },
};
export const EverythingRead: Story = { args: { address: '/crew/notifications', answer: none } };
export const NothingYet: Story = { args: { answer: none } };
export const NothingFound: Story = { args: { address: `${address}&q=anchor`, answer: none } };
export const Waiting: Story = { args: { answer: 'never' } };
export const Unreadable: Story = { args: { answer: 'unreachable' } };
