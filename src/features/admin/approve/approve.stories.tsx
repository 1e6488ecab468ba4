import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApplicationView } from './application-view.tsx';
import type { ApplicationDetail } from './application.types.ts';
import { ApproveView, type OpenedApplication } from './approve-view.tsx';
import {
  counts,
  longWinded,
  newApplications,
  tramuntana,
  tramuntanaInReview,
  tramuntanaLive,
} from './testing/example-applications.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const parts = { onTake: fn(), onDecide: fn(), onOpenPaper: fn(), onSavePaper: fn() };

const shown = (
  detail: ApplicationDetail,
  change: Partial<ComponentProps<typeof ApplicationView>> = {},
): OpenedApplication => ({
  state: 'shown',
  view: <ApplicationView detail={detail} taking={false} fetching={null} {...parts} {...change} />,
});

const search = { status: 'submitted', q: '', application: null } as const;

const meta = {
  title: 'Admin/Applications',
  component: ApproveView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    ...{ items: newApplications, counts, hasMore: false, busy: false, failureDetails: null, search },
    ...{ onSearch: fn(), onMore: fn(), onRetry: fn() },
    opened: { state: 'none' },
  },
} satisfies Meta<typeof ApproveView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const MoreToRead: Story = { args: { hasMore: true } };

export const Waiting: Story = {
  args: {
    ...{ items: null, counts: null, busy: true },
    search: { ...search, application: tramuntana.id },
    opened: { state: 'loading' },
  },
};

export const NothingWaits: Story = { args: { items: [], counts: { ...counts, submitted: 0 } } };

export const NothingFound: Story = { args: { items: [], search: { ...search, q: 'sailmaker' } } };

export const Unreadable: Story = {
  args: { items: null, counts: null, failureDetails: 'NETWORK_ERROR · 0193f2a1' },
};

export const New: Story = {
  args: { search: { ...search, application: tramuntana.id }, opened: shown(tramuntana) },
};

export const Taking: Story = {
  args: {
    search: { ...search, application: tramuntana.id },
    opened: shown(tramuntana, { taking: true }),
  },
};

export const InReview: Story = {
  args: {
    search: { status: 'all', q: '', application: tramuntana.id },
    items: newApplications.map((item) =>
      item.id === tramuntana.id ? { ...item, status: 'in_review' as const } : item,
    ),
    opened: shown(tramuntanaInReview, { fetching: tramuntana.vendor.papers[1]?.id ?? null }),
  },
};

export const Live: Story = {
  args: {
    search: { status: 'approved', q: '', application: tramuntana.id },
    items: newApplications.slice(0, 1).map((item) => ({ ...item, vendorStatus: 'active' as const })),
    opened: shown(tramuntanaLive),
  },
};

export const LongWords: Story = {
  args: {
    search: { status: 'changes_requested', q: '', application: longWinded.id },
    items: newApplications.slice(2),
    opened: shown(longWinded),
  },
};

export const UnknownApplication: Story = {
  args: { search: { ...search, application: tramuntana.id }, opened: { state: 'unknown' } },
};

export const UnreadableApplication: Story = {
  args: {
    search: { ...search, application: tramuntana.id },
    opened: { state: 'failed', details: 'INTERNAL · 0193f2a1', busy: false, onRetry: fn() },
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('list', { name: 'Applications' })).getAllByRole(
      'link',
    );
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(links[0]).toHaveFocus();
  },
};
