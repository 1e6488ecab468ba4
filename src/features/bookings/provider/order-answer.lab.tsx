import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { orderAnswerMachine, type LinkedOrder } from '../../../machines/order-answer/index.ts';
import { orderAnswerFixtures } from '../../../machines/order-answer/order-answer.fixtures.ts';
import { waitingLong } from '../../../machines/kit/index.ts';
import type { FlowLab } from '../../../statecharts/react/flow-lab.ts';
import { AnswerView, type AnswerState } from './answer/answer-view.tsx';

/** What the page shows; the two steps that are over at once show nothing of their own. */
function screenOf({ value }: SnapshotFrom<typeof orderAnswerMachine>): AnswerState {
  if (typeof value === 'object') return 'reading' in value ? 'reading' : 'answering';
  if (value === 'weighing' || value === 'unanswered') return 'reading';
  return value;
}

const hour = 3_600_000;

/** What still waits for its answer waited when it was read: the lab has no clock of that day. */
const stillOpen = (order: LinkedOrder | null, until: string): LinkedOrder | null =>
  order && order.subOrder.actions.length > 0 ? { ...order, expiresAt: until } : order;

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof orderAnswerMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const [until] = useState(() => new Date(Date.now() + 31 * hour).toISOString());
  const { context } = snapshot;
  return (
    <MemoryRouter>
      <AnswerView
        state={screenOf(snapshot)}
        slow={snapshot.hasTag('slow')}
        context={{ ...context, order: stillOpen(context.order, until) }}
        send={(event) => actor.send(event)}
      />
    </MemoryRouter>
  );
}

export const lab: FlowLab<typeof orderAnswerMachine> = {
  title: 'Answer to an emailed order',
  machine: orderAnswerMachine,
  fixtures: orderAnswerFixtures,
  Screen,
  screenOf,
  paths: {
    ignored: [waitingLong],
    outcomes: {
      'order-answer.answered': 'answered',
      'order-answer.settled': 'nothing left to answer',
      'order-answer.dead': 'a link that opens nothing',
    },
    personDoes: {
      'READ.REPEATED': 'Opens the link once more',
      'CONFIRM.REQUESTED': 'Confirms the order',
      'DECLINE.CHOSEN': 'Wants to decline',
      'DECLINE.REQUESTED': 'Declines the order',
      'DECLINE.ABANDONED': 'Does not decline after all',
      'CANCEL.REQUESTED': 'Cancels what takes too long',
    },
  },
};
