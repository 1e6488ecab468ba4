import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../../list-page/index.ts';
import { MailChoicesPanel } from './mail-choices.tsx';

const choices = ['order', 'booking', 'return', 'payment', 'message'].map((kind, index) => ({
  kind,
  delivery: index === 0 ? 'daily' : 'at_once',
}));

const meta = {
  title: 'Account/Mail choices',
  component: ListStage,
  args: {
    address: '/crew/settings?tab=notifications',
    answer: { choices },
    children: <MailChoicesPanel role="crew_member" />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Unreadable: Story = { args: { answer: 'unreachable' } };
