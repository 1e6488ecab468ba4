import { useSelector } from '@xstate/react';
import { MemoryRouter } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { selfTestFixtures } from '../../../../machines/self-test/self-test.fixtures.ts';
import { selfTestMachine } from '../../../../machines/self-test/index.ts';
import type { FlowLab } from '../../../../statecharts/react/flow-lab.ts';
import { questions } from './questions.ts';
import { TestView } from './test-view.tsx';

/** The machine's fixtures only have two questions. */
const two = questions.slice(0, 2);

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof selfTestMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  return (
    <MemoryRouter>
      <main>
        <TestView
          questions={two}
          state={snapshot.value}
          answers={snapshot.context.answers}
          isReady
          onStart={() => actor.send({ type: 'TEST.STARTED' })}
          onAnswer={(choice) => actor.send({ type: 'ANSWER.GIVEN', choice })}
          onContinue={() => actor.send({ type: 'QUESTION.CONTINUED' })}
        />
      </main>
    </MemoryRouter>
  );
}

/** The safety self-test in the machine lab. */
export const lab: FlowLab<typeof selfTestMachine> = {
  title: 'Safety self-test',
  machine: selfTestMachine,
  fixtures: selfTestFixtures,
  Screen,
  screenOf: () => 'safety self-test',
  paths: {
    ignored: [],
    outcomes: { 'self-test.result': 'the result' },
    personDoes: {
      'TEST.STARTED': 'Starts the test',
      'TEST.RESUMED': 'Opens the page again',
      'ANSWER.GIVEN': 'Answers the question',
      'QUESTION.CONTINUED': 'Goes on',
    },
  },
};
