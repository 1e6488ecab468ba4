import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selfTestMachine } from './self-test.machine.ts';

const started = () => createActor(selfTestMachine, { input: { total: 2 } }).start();

describe('the self-test', () => {
  it('asks one question after the other, shows each answer, and ends with the result', () => {
    const test = started();
    const states = [test.getSnapshot().value];
    for (const event of [
      { type: 'TEST.STARTED' },
      { type: 'ANSWER.GIVEN', choice: 1 },
      { type: 'QUESTION.CONTINUED' },
      { type: 'ANSWER.GIVEN', choice: 0 },
      { type: 'QUESTION.CONTINUED' },
    ] as const) {
      test.send(event);
      states.push(test.getSnapshot().value);
    }
    expect(states).toEqual(['ready', 'question', 'answered', 'question', 'answered', 'result']);
    expect(test.getSnapshot().context.answers).toEqual([1, 0]);
  });

  it('takes one answer a question', () => {
    const test = started();
    test.send({ type: 'TEST.STARTED' });
    test.send({ type: 'ANSWER.GIVEN', choice: 1 });
    test.send({ type: 'ANSWER.GIVEN', choice: 0 });
    expect(test.getSnapshot().context.answers).toEqual([1]);
  });

  it.each([
    [[], 'ready'],
    [[1], 'question'],
    [[1, 0], 'result'],
    [[1, 0, 2], 'ready'],
  ])('goes on after %j where it was left: %s', (answers, state) => {
    const test = started();
    test.send({ type: 'TEST.RESUMED', answers });
    expect(test.getSnapshot().value).toBe(state);
  });

  it('begins again from its result with nothing answered', () => {
    const test = started();
    test.send({ type: 'TEST.RESUMED', answers: [1, 0] });
    test.send({ type: 'TEST.STARTED' });
    expect(test.getSnapshot()).toMatchObject({ value: 'question', context: { answers: [] } });
  });
});
