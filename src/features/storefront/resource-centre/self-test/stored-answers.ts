import { questions } from './questions.ts';

/** New questions need a new key, since stored answers belong to the old ones. */
const key = 'quayside-safety-test-1';

/** The answers stored in this browser; empty if they cannot be read. */
export function readAnswers(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored) || stored.length > questions.length) return [];
    const isAnswer = (answer: unknown, position: number): answer is number =>
      Number.isInteger(answer) && questions[position]?.choices[Number(answer)] !== undefined;
    return stored.every(isAnswer) ? stored : [];
  } catch {
    return [];
  }
}

/** Stores the answers for the next visit; if the browser refuses, they last as long as the page. */
export function keepAnswers(answers: readonly number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // See above: only resuming later is lost.
  }
}
