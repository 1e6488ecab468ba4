import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bookingFixtures } from '../../../machines/booking/booking.fixtures.ts';
import { bookingFlow } from '../../../machines/booking/booking.flow.gen.ts';
import { bookingMachineOf } from '../../../machines/booking/booking.machine.ts';
import { bookingPathRules } from '../../../machines/booking/booking.path-rules.ts';
import { bookingPhrases } from '../../../machines/booking/booking.phrases.ts';
import { bookingSteps } from '../../../machines/booking/booking.steps.ts';
import { bookingMachine, screenOf } from '../../../machines/booking/index.ts';
import type { FlowLab } from '../../../statecharts/react/flow-lab.ts';
import { BookView } from './book-view.tsx';
import { stillOpen } from './testing/still-open.ts';
import { reads } from './testing/example-reads.ts';

type BookingActor = ActorRefFrom<typeof bookingMachine>;

function Screen({ actor }: { readonly actor: BookingActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const [now] = useState(() => Date.now());
  return (
    <MemoryRouter>
      <main style={{ boxSizing: 'border-box', maxWidth: 1200, margin: '0 auto' }}>
        <BookView
          {...reads}
          snapshot={{
            ...snapshot,
            context: { ...snapshot.context, booking: stillOpen(snapshot.context.booking, now) },
          }}
          send={(event) => actor.send(event)}
        />
      </main>
    </MemoryRouter>
  );
}

/** Steps whose states each look different. */
const many: ReadonlySet<string> = new Set(['Review', 'Payment', 'Answer']);

function screenName(snapshot: SnapshotFrom<typeof bookingMachine>): string {
  const screen = screenOf(snapshot) ?? 'Checking';
  const { value } = snapshot;
  if (!many.has(screen) || typeof value !== 'object')
    return snapshot.hasTag('busy') ? `${screen}, busy` : screen;
  return `${screen}, ${Object.values(value)
    .map((inner: unknown) =>
      typeof inner === 'string' ? inner : Object.keys(Object(inner) as object).join(),
    )
    .join()}`;
}

/** The booking of a service, for the machine lab. */
export const lab: FlowLab<typeof bookingMachine> = {
  title: 'Booking',
  machine: bookingMachine,
  fixtures: bookingFixtures,
  Screen,
  screenOf: screenName,
  paths: bookingPathRules,
  editable: {
    people: { one: 'crew member', many: 'crew members' },
    flow: bookingFlow,
    vocabulary: bookingPhrases,
    kit: bookingSteps,
    machineOf: bookingMachineOf,
  },
};
