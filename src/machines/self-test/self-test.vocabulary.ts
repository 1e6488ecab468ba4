import { assign, setup } from 'xstate';

interface SelfTestContext {
  total: number;
  /** The choice made for each question so far, by its position. */
  answers: readonly number[];
}

type SelfTestEvent =
  | { type: 'TEST.STARTED' }
  /** Earlier answers, when the page is opened again. */
  | { type: 'TEST.RESUMED'; answers: readonly number[] }
  | { type: 'ANSWER.GIVEN'; choice: number }
  | { type: 'QUESTION.CONTINUED' };

/** What the path of the self-test may use: it has no effects. */
export const selfTestVocabulary = setup({
  types: {
    context: {} as SelfTestContext,
    events: {} as SelfTestEvent,
    input: {} as { total: number },
  },
  guards: {
    'every question is answered': ({ context }) => context.answers.length === context.total,
    'all of them were answered before': ({ context, event }) =>
      event.type === 'TEST.RESUMED' && event.answers.length === context.total,
    'some were answered before': ({ context, event }) =>
      event.type === 'TEST.RESUMED' && event.answers.length > 0 && event.answers.length < context.total,
  },
  actions: {
    forget: assign({ answers: [] }),
    recall: assign({
      answers: ({ context, event }) => (event.type === 'TEST.RESUMED' ? event.answers : context.answers),
    }),
    note: assign({
      answers: ({ context, event }) =>
        event.type === 'ANSWER.GIVEN' ? [...context.answers, event.choice] : context.answers,
    }),
  },
});
