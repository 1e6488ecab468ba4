import { expect, it } from 'vitest';
import { questions } from './questions.ts';

it('has ten to fifteen questions, each with one right answer among its choices', () => {
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(questions.length).toBeLessThanOrEqual(15);
  for (const { choices, right } of questions) {
    expect(choices[right]).toBeDefined();
    expect(new Set(choices).size).toBe(choices.length);
  }
});
