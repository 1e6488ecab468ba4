import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListStage, useList } from '../../list-page/index.ts';
import { ApplicationView } from './application-view.tsx';
import type { ApplicationDetail } from './application.types.ts';
import { applicationsList } from './applications-list.tsx';
import { ApproveView, type OpenedApplication } from './approve-view.tsx';
import {
  counts,
  longWinded,
  newApplications,
  tramuntana,
  tramuntanaInReview,
  tramuntanaLive,
} from './testing/example-applications.ts';

const parts = {
  onTake: fn(),
  onOpenListings: fn(),
  onChangeCommission: fn(),
  onDecide: fn(),
  onOpenDocument: fn(),
  onSaveDocument: fn(),
};

const shown = (
  detail: ApplicationDetail,
  change: Partial<ComponentProps<typeof ApplicationView>> = {},
): OpenedApplication => ({
  state: 'shown',
  view: <ApplicationView detail={detail} taking={false} fetching={null} {...parts} {...change} />,
});

/** The page with a fixed list, and `opened` next to it. */
function ApplicationsPage({ opened }: { opened: OpenedApplication }) {
  return <ApproveView list={useList(applicationsList)} opened={opened} />;
}

const address = '/admin/approve';
const found = { items: newApplications, nextCursor: null, counts };
const nobody = { items: [], nextCursor: null, counts: { ...counts, waiting: 0, submitted: 0, in_review: 0 } };
const applications = <ApplicationsPage opened={{ state: 'none' }} />;

const meta = {
  title: 'Admin/Applications',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: found,
    children: applications,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const MoreToRead: Story = { args: { answer: { ...found, nextCursor: 'next' } } };

const opened = `${address}?application=${tramuntana.id}`;

export const Waiting: Story = {
  args: { address: opened, answer: 'never', children: <ApplicationsPage opened={{ state: 'loading' }} /> },
};

export const NothingWaits: Story = { args: { answer: nobody } };

export const NothingFound: Story = { args: { address: `${address}?q=sailmaker`, answer: nobody } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };

export const New: Story = {
  args: { address: opened, children: <ApplicationsPage opened={shown(tramuntana)} /> },
};

export const Taking: Story = {
  args: { address: opened, children: <ApplicationsPage opened={shown(tramuntana, { taking: true })} /> },
};

export const InReview: Story = {
  args: {
    address: `${address}?status=all&application=${tramuntana.id}`,
    answer: {
      ...found,
      items: newApplications.map((item) =>
        item.id === tramuntana.id ? { ...item, status: 'in_review' as const } : item,
      ),
    },
    children: (
      <ApplicationsPage
        opened={shown(tramuntanaInReview, { fetching: tramuntana.vendor.papers[1]?.id ?? null })}
      />
    ),
  },
};

export const Live: Story = {
  args: {
    address: `${address}?status=approved&application=${tramuntana.id}`,
    answer: {
      ...found,
      items: newApplications.slice(0, 1).map((item) => ({ ...item, vendorStatus: 'active' as const })),
    },
    children: <ApplicationsPage opened={shown(tramuntanaLive)} />,
  },
};

export const LongTexts: Story = {
  args: {
    address: `${address}?status=changes_requested&application=${longWinded.id}`,
    answer: { ...found, items: newApplications.slice(2) },
    children: <ApplicationsPage opened={shown(longWinded)} />,
  },
};

export const UnknownApplication: Story = {
  args: { address: opened, children: <ApplicationsPage opened={{ state: 'unknown' }} /> },
};

export const UnreadableApplication: Story = {
  args: {
    address: opened,
    children: (
      <ApplicationsPage
        opened={{ state: 'failed', details: 'INTERNAL · 0193f2a1', busy: false, onRetry: fn() }}
      />
    ),
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Vendors' });
    const links = within(list).getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(links[0]).toHaveFocus();
  },
};
