import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { selfTestMachine } from '../../../../machines/self-test/index.ts';
import { useIsInteractive } from '../../../../ui/index.ts';
import { testHead } from '../resource-heads.ts';
import { questions } from './questions.ts';
import { keepAnswers, readAnswers } from './stored-answers.ts';
import { TestView } from './test-view.tsx';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? testHead : undefined;

/** `/resource-center/test` (docs/product.md, "Public"). */
export function Component() {
  // Not recorded, since the answers are private.
  const [test, send] = useMachine(selfTestMachine, { input: { total: questions.length } });
  const isInteractive = useIsInteractive();
  const { answers } = test.context;
  const { value } = test;
  useEffect(() => {
    // Only the browser knows earlier answers, so the server renders the first state.
    if (value === 'ready') send({ type: 'TEST.RESUMED', answers: readAnswers() });
  }, [value, send]);
  useEffect(() => {
    if (value !== 'ready') keepAnswers(answers);
  }, [value, answers]);
  return (
    <TestView
      questions={questions}
      state={value}
      answers={answers}
      isReady={isInteractive}
      onStart={() => send({ type: 'TEST.STARTED' })}
      onAnswer={(choice) => send({ type: 'ANSWER.GIVEN', choice })}
      onContinue={() => send({ type: 'QUESTION.CONTINUED' })}
    />
  );
}
