import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListStage, useList } from '../../list-page/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import type { Opened } from '../desk/desk-view.tsx';
import type { ActInput } from './message-queries.ts';
import { MessageView } from './message-view.tsx';
import { messagesList } from './messages-list.tsx';
import { MessagesView } from './messages-view.tsx';
import { answered, counts, held, rows } from './testing/example-messages.ts';

const still: ApiMutation<ActInput> = {
  busy: false,
  slow: false,
  input: undefined,
  failure: null,
  error: null,
  run: fn(async () => true),
  cancel: fn(),
  clear: fn(),
};

function MessagesPage({ opened }: { readonly opened: Opened }) {
  return <MessagesView list={useList(messagesList)} opened={opened} />;
}

const address = '/admin/dashboard?show=messages';

const meta = {
  title: 'Admin/Messages',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { items: rows, nextCursor: null, counts },
    children: <MessagesPage opened={{ state: 'none' }} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const NothingWaits: Story = {
  args: { answer: { items: [], nextCursor: null, counts: { ...counts, open: 0 } } },
};
export const Conversation: Story = {
  args: {
    address: `${address}&message=${answered.id}`,
    children: (
      <MessagesPage opened={{ state: 'shown', view: <MessageView detail={answered} submission={still} /> }} />
    ),
  },
};
export const SuspectedSpam: Story = {
  args: {
    address: `${address}&status=held&message=${held.id}`,
    children: (
      <MessagesPage opened={{ state: 'shown', view: <MessageView detail={held} submission={still} /> }} />
    ),
  },
};
