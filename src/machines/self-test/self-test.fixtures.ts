import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { selfTestMachine } from './self-test.machine.ts';

/** A test of two questions, taken immediately or after a while. */
export const selfTestFixtures = {
  inputs: { 'two questions': { total: 2 } },
  events: {
    'TEST.RESUMED': {
      'nothing answered yet': { answers: [] },
      'the first answered': { answers: [1] },
      'both answered': { answers: [1, 0] },
    },
    'ANSWER.GIVEN': { 'the second choice': { choice: 1 } },
  },
  outputs: {},
  failures: {},
  distinguish: ({ answers }) => ({ answered: answers.length }),
} satisfies MachineFixtures<typeof selfTestMachine>;
