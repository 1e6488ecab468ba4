import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { selfTestMachine } from '../../../../machines/self-test/index.ts';
import { useIsInteractive } from '../../../../ui/index.ts';
import { testHead } from '../resource-heads.ts';
import { questions } from './questions.ts';
import { keepAnswers, readAnswers } from './stored-answers.ts';
import { TestView } from './test-view.tsx';

// Only the server writes heads; no browser has to fetch it.
export const head = import.meta.env.SSR ? testHead : undefined;

/** `/resource-center/test` (docs/product.md, "Public"). */
export function Component() {
  // Not watched by the recorder: answers are sent to nobody.
  const [test, send] = useMachine(selfTestMachine, { input: { total: questions.length } });
  const isInteractive = useIsInteractive();
  const { answers } = test.context;
  const { value } = test;
  useEffect(() => {
    // What was answered before is known to the browser alone: the server draws the beginning.
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
