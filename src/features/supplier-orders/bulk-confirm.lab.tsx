import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bulkConfirmMachine } from '../../machines/bulk-confirm/index.ts';
import { bulkConfirmFixtures } from '../../machines/bulk-confirm/bulk-confirm.fixtures.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { ExportButton } from '../order-parts/index.ts';
import { BulkBar } from './list/bulk-bar.tsx';
import { exportedOrders } from './list/exported-orders.ts';
import type { OrdersSearch } from './list/orders-search.ts';
import { OrdersView } from './list/orders-view.tsx';
import { counts, rows } from './testing/example-orders.ts';

function screenOf(snapshot: SnapshotFrom<typeof bulkConfirmMachine>): 'choosing' | 'confirming' | 'done' {
  if (snapshot.hasTag('busy')) return 'confirming';
  return snapshot.matches('done') ? 'done' : 'choosing';
}

const none: ReadonlySet<string> = new Set();
const toConfirm: ReadonlySet<string> = new Set(
  rows.filter(({ actions }) => actions.includes('confirm')).map(({ id }) => id),
);

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof bulkConfirmMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const [selected, setSelected] = useState(toConfirm);
  const [search, setSearch] = useState<OrdersSearch>({ tab: 'to_answer', q: '' });
  const { context } = snapshot;
  // What is confirmed leaves the list as soon as that is read anew.
  const items = rows.filter(({ id }) => !context.confirmed.some((one) => one.id === id));
  const state = screenOf(snapshot);
  return (
    <MemoryRouter>
      <OrdersView
        found={{ items, total: items.length, counts: { ...counts, to_answer: items.length }, hasMore: false }}
        failureDetails={null}
        busy={false}
        search={search}
        onSearch={(change) => setSearch({ ...search, ...change })}
        onMore={() => undefined}
        onRetry={() => undefined}
        selected={state === 'choosing' ? selected : none}
        onSelect={setSelected}
        bulk={
          <BulkBar
            {...{ context, state }}
            chosen={items.filter(({ id }) => selected.has(id))}
            onClear={() => setSelected(none)}
            send={(event) => actor.send(event)}
          />
        }
        exportButton={
          <ExportButton
            fileName="quayside-orders.csv"
            columns={exportedOrders}
            readPage={async () => ({ items, nextCursor: null })}
          />
        }
      />
    </MemoryRouter>
  );
}

export const lab: FlowLab<typeof bulkConfirmMachine> = {
  title: 'Confirming several orders',
  machine: bulkConfirmMachine,
  fixtures: bulkConfirmFixtures,
  Screen,
  screenOf,
  paths: {
    aside: [],
    outcomes: { 'bulk-confirm.done': 'told what came of it' },
    doings: {
      'ORDERS.CONFIRMED': 'Confirms the chosen orders',
      'STOP.REQUESTED': 'Stops before the next order',
      'RESULT.READ': 'Has read what came of it',
    },
  },
};
