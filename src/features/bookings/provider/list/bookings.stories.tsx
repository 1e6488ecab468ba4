import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListPage, ListStage } from '../../../list-page/index.ts';
import { Page } from '../../../../ui/index.ts';
import { counts, rows, rowsOf } from '../testing/example-rows.ts';
import { BookingsBoard, type BoardColumn } from './bookings-board.tsx';
import { providerBookingsList } from './bookings-list.tsx';
import { bookingsTexts } from './bookings-texts.ts';
import { ViewSwitch } from './view-switch.tsx';

const address = '/service-provider/bookings';
const page = (items: typeof rows, total = items.length) => ({ items, nextCursor: null, total, counts });
const list = <ListPage list={providerBookingsList} action={() => <ViewSwitch view="list" onView={fn()} />} />;
const column = (more: Partial<BoardColumn> & Pick<BoardColumn, 'tab'>): BoardColumn => ({
  rows: [],
  total: 0,
  failed: null,
  ...more,
});
const board = (columns: readonly BoardColumn[]) => (
  <Page {...bookingsTexts} action={<ViewSwitch view="board" onView={fn()} />}>
    <BookingsBoard columns={columns} isSearch={false} onShowAll={fn()} />
  </Page>
);

const meta = {
  title: 'Provider/Bookings',
  component: ListStage,
  parameters: { inset: false },
  args: { address, answer: page(rows.slice(0, 4)), children: list },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {};

export const All: Story = { args: { address: `${address}?tab=all`, answer: page(rows) } };

export const NothingToAnswer: Story = { args: { answer: page([]) } };

export const NothingFound: Story = {
  args: { address: `${address}?tab=done&status=confirmed&q=windlass`, answer: page([]) },
};

export const Waiting: Story = { args: { answer: 'never' } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };

const toAnswer = rows.slice(0, 4);

export const Board: Story = {
  args: {
    children: board([
      column({ tab: 'to_answer', rows: toAnswer, total: 4 }),
      column({ tab: 'upcoming', rows: rowsOf('confirmed'), total: 12 }),
      column({ tab: 'in_progress', rows: rowsOf('in_progress'), total: 1 }),
      column({ tab: 'disputed', rows: rowsOf('disputed'), total: 1 }),
      column({ tab: 'done', rows: rowsOf('completed'), total: 1 }),
    ]),
  },
};

export const BoardEmptyAndFailing: Story = {
  args: {
    children: board([
      column({ tab: 'to_answer' }),
      column({ tab: 'upcoming', rows: null, total: null }),
      column({
        tab: 'in_progress',
        rows: null,
        total: null,
        failed: { details: 'NETWORK_ERROR', busy: false, onRetry: fn() },
      }),
      column({ tab: 'done' }),
    ]),
  },
};
