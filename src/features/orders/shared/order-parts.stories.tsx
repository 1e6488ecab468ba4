import { euro } from '../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import { EmptyState, Panel, SumsTable, TimeLeft } from '../../../ui/index.ts';
import { LedgerTable } from './ledger-table.tsx';
import { OrderLines } from './order-lines.tsx';
import { PlaceSummary } from './place-summary.tsx';
import { OrderStatusBadge, PaymentStatusBadge, SubOrderStatusBadge } from './status-badges.tsx';
import { statusLabels } from './status-labels.ts';
import { noPlace } from '../../../api/testing/delivery.ts';
import { ledger, lines, place, sums, timeline } from './testing/example-parts.ts';
import { Timeline } from './timeline.tsx';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Orders/Parts',
  decorators: [(Story) => <InRouter Story={Story} />],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// The record's own keys, one for each state.
const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) => Object.keys(words) as Key[];

export const States: Story = {
  render: () => (
    <>
      <Panel title="Orders">
        {keysOf(statusLabels.order).map((status) => (
          <OrderStatusBadge key={status} status={status} />
        ))}
      </Panel>
      <Panel title="Sub-orders">
        {keysOf(statusLabels.subOrder.supplier).map((status) => (
          <SubOrderStatusBadge key={status} status={status} reader="supplier" />
        ))}
        <SubOrderStatusBadge status="pending_confirmation" reader="buyer" />
      </Panel>
      <Panel title="Payments">
        {keysOf(statusLabels.payment).map((status) => (
          <PaymentStatusBadge key={status} payment={{ status, declineMessage: null }} />
        ))}
        <PaymentStatusBadge payment={{ status: 'processing', declineMessage: 'Declined.' }} />
      </Panel>
    </>
  ),
};

export const Lines: Story = {
  render: () => (
    <Panel title="What was ordered" flush>
      <OrderLines label="What was ordered" lines={lines} />
    </Panel>
  ),
};

export const Sums: Story = { render: () => <SumsTable {...sums} shareName="You receive" /> };

export const SumsOfPart: Story = {
  render: () => (
    <SumsTable
      {...sums}
      due={{
        subtotal: euro(8950),
        tax: euro(1880),
        delivery: euro(1500),
        total: euro(12_330),
      }}
      refunded={euro(2000)}
      afterRefunds={euro(10_330)}
      commission={euro(740)}
      share={euro(9590)}
      shareName="You receive"
    />
  ),
};

export const WhereItGoes: Story = {
  render: () => (
    <>
      <Panel title="Everything said">
        <PlaceSummary place={place} />
      </Panel>
      <Panel title="One part elsewhere">
        <PlaceSummary
          place={place}
          part={{
            deliveryKind: 'courier',
            elsewhere: {
              port: 'Antibes',
              portTimeZone: 'Europe/Paris',
              address:
                'Marina office, for Serenissima Principessa di Castelfranco Veneto II\nPort Vauban, Avenue de Verdun',
            },
          }}
        />
      </Panel>
      <Panel title="A part that is collected">
        <PlaceSummary place={place} part={{ deliveryKind: 'collection', elsewhere: null }} />
      </Panel>
      <Panel title="Nothing said">
        <PlaceSummary place={noPlace} />
      </Panel>
    </>
  ),
};

export const WhatHappened: Story = {
  render: () => <Timeline reader="buyer" entries={timeline} namesSuppliers shownAtFirst={4} />,
};

export const NothingHappened: Story = { render: () => <Timeline reader="buyer" entries={[]} /> };

export const LedgerOfBuyer: Story = {
  render: () => <LedgerTable reader="buyer" lines={ledger} empty={null} hrefOf={() => '/order'} />,
};

export const LedgerOfSupplier: Story = {
  render: () => <LedgerTable reader="vendor" lines={ledger} empty={null} hrefOf={() => '/order'} />,
};

export const LedgerOfAdmin: Story = {
  render: () => <LedgerTable reader="admin" lines={ledger} empty={null} hrefOf={() => '/order'} />,
};

/** The amounts stay visible without horizontal scrolling. */
export const LedgerOnAPhone: Story = {
  ...LedgerOfAdmin,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('group', {
      name: 'Transactions, scrollable',
    });
    await expect(window.innerWidth).toBe(320);
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const EmptyLedger: Story = {
  render: () => <LedgerTable reader="admin" lines={[]} empty={<EmptyState title="No transactions yet" />} />,
};

export const Countdown: Story = {
  render: () => (
    <>
      <p>
        <TimeLeft until={new Date(Date.now() + 7_500_000).toISOString()} />
      </p>
      <p>
        <TimeLeft until="2026-01-01T00:00:00.000Z" />
      </p>
    </>
  ),
};
