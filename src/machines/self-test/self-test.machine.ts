import { selfTestVocabulary } from './self-test.vocabulary.ts';

/** The safety self-test (docs/product.md, "Public"): one question after the other, each with the reason for its answer, then the result. */
export const selfTestMachine = selfTestVocabulary.createMachine({
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
