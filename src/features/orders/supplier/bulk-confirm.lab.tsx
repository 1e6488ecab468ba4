import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bulkConfirmMachine } from '../../../machines/bulk-confirm/index.ts';
import { bulkConfirmFixtures } from '../../../machines/bulk-confirm/bulk-confirm.fixtures.ts';
import type { FlowLab } from '../../../statecharts/react/flow-lab.ts';
import { ListPage, ListStage } from '../../list-page/index.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ordersList } from './list/orders-list.tsx';
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
  const { context } = snapshot;
  // Confirmed orders disappear from the list when it is reloaded.
  const items = rows.filter(({ id }) => !context.confirmed.some((one) => one.id === id));
  const answer = {
    items,
    nextCursor: null,
    total: items.length,
    counts: { ...counts, to_answer: items.length },
  };
  return (
    <ListStage key={items.length} address="/supplier/orders" answer={answer}>
      <OpenList actor={actor} />
    </ListStage>
  );
}

function OpenList({ actor }: { readonly actor: ActorRefFrom<typeof bulkConfirmMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const state = screenOf(snapshot);
  return (
    <ListPage
      list={ordersList}
      selectedAtFirst={state === 'choosing' ? toConfirm : none}
      bulk={(chosen, onClear) => (
        <BulkBar
          context={snapshot.context}
          state={state}
          slow={snapshot.hasTag('slow')}
          chosen={chosen}
          onClear={onClear}
          send={(event) => actor.send(event)}
        />
      )}
    />
  );
}

export const lab: FlowLab<typeof bulkConfirmMachine> = {
  title: 'Confirming several orders',
  machine: bulkConfirmMachine,
  fixtures: bulkConfirmFixtures,
  Screen,
  screenOf,
  paths: {
    ignored: [],
    outcomes: { 'bulk-confirm.done': 'shown the result' },
    personDoes: {
      'ORDERS.CONFIRMED': 'Confirms the chosen orders',
      'STOP.REQUESTED': 'Stops before the next order',
      'RESULT.READ': 'Closes the result',
    },
  },
};
