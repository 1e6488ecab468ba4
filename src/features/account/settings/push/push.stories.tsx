import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../../../list-page/index.ts';
import type { PushBrowser, PushPermission } from './push-browser.ts';
import { PushPanel } from './push-panel.tsx';

const browser = (permission: PushPermission): PushBrowser => ({
  permission: () => permission,
  watch: () => () => undefined,
  isSubscribed: async () => true,
  subscribe: async () => ({ endpoint: 'https://push.example.com/1', p256dh: '', auth: '' }),
  unsubscribe: async () => undefined,
});

const meta = {
  title: 'Account/While Quayside is closed',
  component: ListStage,
  args: {
    address: '/crew/settings?tab=notifications',
    answer: { publicKey: 'B'.repeat(87), isOn: true },
    children: <PushPanel browser={browser('open')} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { answer: { publicKey: 'B'.repeat(87), isOn: false } } };
export const Denied: Story = { args: { children: <PushPanel browser={browser('denied')} /> } };
export const NotSupported: Story = { args: { children: <PushPanel browser={browser('unsupported')} /> } };
export const Unreadable: Story = { args: { answer: 'unreachable' } };
