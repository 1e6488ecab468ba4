import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../../ui/index.ts';
import { MessageList } from './message-list.tsx';
import { conversation } from './testing/example-messages.ts';

const meta = {
  title: 'Orders/Messages',
  component: MessageList,
  args: { messages: conversation.messages },
  render: (args) => (
    <Panel title="Messages about Q-10001/1">
      <MessageList {...args} />
    </Panel>
  ),
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothSides: Story = {};

export const LongWords: Story = {
  args: {
    messages: conversation.messages.map((message) => ({
      ...message,
      name: 'Astilleros y Varaderos de la Bahía de Alcúdia e Hijos, Sociedad Limitada',
      text: `https://example.com/${'very-long-address-of-a-picture/'.repeat(6)}`,
    })),
  },
};
