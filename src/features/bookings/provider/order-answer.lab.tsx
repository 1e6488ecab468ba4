import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { orderAnswerMachine, type Asked } from '../../../machines/order-answer/index.ts';
import { orderAnswerFixtures } from '../../../machines/order-answer/order-answer.fixtures.ts';
import { waitingLong } from '../../../machines/kit/index.ts';
import type { FlowLab } from '../../../statecharts/react/flow-lab.ts';
import { AnswerView, type AnswerState } from '../../orders/index.ts';
import { BookingAnswerView } from './answer/booking-answer-view.tsx';

/** The page's state; the two transient steps have no page of their own. */
function screenOf({ value }: SnapshotFrom<typeof orderAnswerMachine>): AnswerState {
  if (typeof value === 'object') return 'reading' in value ? 'reading' : 'answering';
  if (value === 'weighing' || value === 'unanswered') return 'reading';
  return value;
}

const hour = 3_600_000;

/** Moves the deadline into the future, since the examples have fixed dates. */
function stillOpen(asked: Asked | null, until: string): Asked | null {
  if (asked === null) return null;
  const { actions } = 'booking' in asked ? asked.booking : asked.subOrder;
  return actions.length > 0 ? { ...asked, expiresAt: until } : asked;
}

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof orderAnswerMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const [until] = useState(() => new Date(Date.now() + 31 * hour).toISOString());
  const { context } = snapshot;
  // One machine serves two pages: the loaded data shows which.
  const View = context.asked !== null && 'booking' in context.asked ? BookingAnswerView : AnswerView;
  return (
    <MemoryRouter>
      <View
        state={screenOf(snapshot)}
        slow={snapshot.hasTag('slow')}
        context={{ ...context, asked: stillOpen(context.asked, until) }}
        send={(event) => actor.send(event)}
      />
    </MemoryRouter>
  );
}

export const lab: FlowLab<typeof orderAnswerMachine> = {
  title: 'Answer to an emailed order or booking',
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
      'CONFIRM.REQUESTED': 'Confirms',
      'DECLINE.CHOSEN': 'Wants to decline',
      'DECLINE.REQUESTED': 'Declines',
      'CHANGE.CHOSEN': 'Wants to propose a change',
      'CHANGE.REQUESTED': 'Proposes a change',
      'CHANGE.ABANDONED': 'Proposes no change after all',
      'PROPOSAL.CHOSEN': 'Wants another time',
      'PROPOSAL.REQUESTED': 'Proposes another time',
      'PROPOSAL.ABANDONED': 'Keeps the time after all',
      'DECLINE.ABANDONED': 'Does not decline after all',
      'CANCEL.REQUESTED': 'Cancels what takes too long',
    },
  },
};
