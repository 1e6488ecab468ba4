import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { notificationsFixtures } from '../../machines/notifications/notifications.fixtures.ts';
import { notificationsMachine } from '../../machines/notifications/index.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { Heading } from '../../ui/index.ts';
import { ArrivalLine } from './arriving/arrival-line.tsx';
import { wayOf } from './arriving/use-arrivals.ts';

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof notificationsMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  return (
    <main style={{ maxWidth: 560, margin: '0 auto', padding: 24 }}>
      <Heading as="h1" size="5" mb="4">
        Notifications
      </Heading>
      <ArrivalLine way={wayOf(snapshot)} />
    </main>
  );
}

/** The arrival of notifications in the machine lab. */
export const lab: FlowLab<typeof notificationsMachine> = {
  title: 'Notifications that arrive',
  machine: notificationsMachine,
  fixtures: notificationsFixtures,
  Screen,
  screenOf: wayOf,
  paths: {
    ignored: [],
    // It runs as long as a user is signed in.
    outcomes: {},
    personDoes: { 'SESSION.RENEWED': 'Signs in again' },
  },
};
