import { assign, setup } from 'xstate';

interface SelfTestContext {
  readonly total: number;
  /** The choice made for each question so far, by its position. */
  readonly answers: readonly number[];
}

type SelfTestEvent =
  | { readonly type: 'TEST.STARTED' }
  /** Answers of before, when the page is opened again. */
  | { readonly type: 'TEST.RESUMED'; readonly answers: readonly number[] }
  | { readonly type: 'ANSWER.GIVEN'; readonly choice: number }
  | { readonly type: 'QUESTION.CONTINUED' };

/**
 * The safety self-test: one question after the other, each with the reason for its answer, then the result. In the screen's own folder: it has no
 * effects, and nothing of it leaves the page.
 */
export const selfTestMachine = setup({
  types: {
    context: {} as SelfTestContext,
    events: {} as SelfTestEvent,
    input: {} as { readonly total: number },
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
}).createMachine({
  id: 'self-test',
  context: ({ input }) => ({ total: input.total, answers: [] }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'TEST.STARTED': { target: 'question' },
        'TEST.RESUMED': [
          { guard: 'all of them were answered before', target: 'result', actions: 'recall' },
          { guard: 'some were answered before', target: 'question', actions: 'recall' },
        ],
      },
    },
    question: { on: { 'ANSWER.GIVEN': { target: 'answered', actions: 'note' } } },
    answered: {
      on: {
        'QUESTION.CONTINUED': [
          { guard: 'every question is answered', target: 'result' },
          { target: 'question' },
        ],
      },
    },
    result: { on: { 'TEST.STARTED': { target: 'question', actions: 'forget' } } },
  },
});
