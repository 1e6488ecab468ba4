import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListPage, ListStage } from '../../../list-page/index.ts';
import { counts, manyRows, rows } from '../testing/example-orders.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ordersList } from './orders-list.tsx';

const address = '/supplier/orders';
const idle = { left: [], confirmed: [], failed: [] };
const numbered = rows.map(({ id, number }) => ({ id, number }));
const bar = { context: idle, state: 'choosing' as const, slow: false, chosen: [], send: fn(), onClear: fn() };
const none = { items: [], nextCursor: null, total: 0, counts: { ...counts, to_answer: 0 } };

const meta = {
  title: 'Supplier/Orders',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { items: rows, nextCursor: null, total: rows.length, counts },
    children: <ListPage list={ordersList} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {};

export const Chosen: Story = {
  args: {
    children: (
      <ListPage
        list={ordersList}
        selectedAtFirst={new Set(rows.map(({ id }) => id))}
        bulk={(chosen) => <BulkBar {...bar} chosen={chosen} />}
      />
    ),
  },
};

export const Confirming: Story = {
  args: {
    children: (
      <ListPage
        list={ordersList}
        bulk={() => (
          <BulkBar
            {...bar}
            state="confirming"
            context={{ ...idle, left: numbered.slice(1), confirmed: numbered.slice(0, 1) }}
          />
        )}
      />
    ),
  },
};

export const SomeFailed: Story = {
  args: {
    children: (
      <ListPage
        list={ordersList}
        bulk={() => (
          <BulkBar
            {...bar}
            state="done"
            context={{
              left: numbered.slice(3),
              confirmed: numbered.slice(0, 1),
              failed: [
                {
                  id: 'a',
                  number: 'Q-10002/1',
                  code: 'NOT_ALLOWED_NOW',
                  message: 'That can’t be done now.',
                },
                {
                  id: 'b',
                  number: 'Q-10003/1',
                  code: 'NETWORK_ERROR',
                  message: 'Network Error',
                },
              ],
            }}
          />
        )}
      />
    ),
  },
};

export const AllConfirmed: Story = {
  args: {
    children: (
      <ListPage
        list={ordersList}
        bulk={() => <BulkBar {...bar} state="done" context={{ ...idle, confirmed: numbered.slice(0, 3) }} />}
      />
    ),
  },
};

export const TwoHundred: Story = {
  args: {
    answer: {
      items: manyRows(200),
      nextCursor: 'next',
      total: 412,
      counts: { ...counts, to_answer: 412 },
    },
  },
};

export const OnTheWay: Story = {
  args: {
    address: `${address}?tab=on_the_way`,
    answer: {
      items: rows.map((row) => ({ ...row, status: 'dispatched' as const, acceptedTotal: row.total })),
      nextCursor: null,
      total: rows.length,
      counts,
    },
  },
};

export const NothingToAnswer: Story = { args: { answer: none } };

export const NothingFound: Story = {
  args: { address: `${address}?tab=done&q=anchor+windlass`, answer: none },
};

export const Waiting: Story = { args: { answer: 'never' } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };
