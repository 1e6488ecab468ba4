import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { assistantFixtures } from '../../machines/assistant/assistant.fixtures.ts';
import { assistantMachine } from '../../machines/assistant/index.ts';
import { waitingLong } from '../../machines/kit/index.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { Heading } from '../../ui/index.ts';
import { AssistantView } from './assistant-view.tsx';

/** The content of the dialog without the dialog, which would cover the lab. */
function Screen({ actor }: { readonly actor: ActorRefFrom<typeof assistantMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  return (
    <main style={{ maxWidth: 560, margin: '0 auto', padding: 24 }}>
      <Heading as="h1" size="5" mb="4">
        Assistant
      </Heading>
      <AssistantView
        context={snapshot.context}
        busy={snapshot.hasTag('busy')}
        send={(event) => actor.send(event)}
      />
    </main>
  );
}

/** The conversation with the assistant in the machine lab. */
export const lab: FlowLab<typeof assistantMachine> = {
  title: 'Assistant',
  machine: assistantMachine,
  fixtures: assistantFixtures,
  Screen,
  screenOf: () => 'conversation',
  paths: {
    ignored: [waitingLong],
    // A conversation has no end.
    outcomes: {},
    personDoes: {
      'QUESTION.ASKED': 'Asks something',
      'QUESTION.REPEATED': 'Asks the same once more',
      'CANCEL.REQUESTED': 'Waits for no answer',
    },
  },
};
