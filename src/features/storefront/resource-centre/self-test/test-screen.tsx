import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useIsInteractive } from '../../../../ui/index.ts';
import { testHead } from '../resource-heads.ts';
import { questions } from './questions.ts';
import { selfTestMachine } from './self-test.machine.ts';
import { keepAnswers, readAnswers } from './stored-answers.ts';
import { TestView } from './test-view.tsx';

// Only the server writes heads; no browser has to fetch it.
export const head = import.meta.env.SSR ? testHead : undefined;

/** `/resource-center/test` (docs/product.md, "Public"). */
export function Component() {
  const [test, send] = useMachine(selfTestMachine, { input: { total: questions.length } });
  const isInteractive = useIsInteractive();
  const { answers } = test.context;
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!hasLooked.current) {
      hasLooked.current = true;
      send({ type: 'TEST.RESUMED', answers: readAnswers() });
      return;
    }
    keepAnswers(answers);
  }, [answers, send]);
  return (
    <TestView
      state={test.value}
      answers={answers}
      isReady={isInteractive}
      onStart={() => send({ type: 'TEST.STARTED' })}
      onAnswer={(choice) => send({ type: 'ANSWER.GIVEN', choice })}
      onContinue={() => send({ type: 'QUESTION.CONTINUED' })}
    />
  );
}
