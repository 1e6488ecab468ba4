import { questions } from './questions.ts';

/** A new set of questions gets a new name: old answers belong to the old ones. */
const key = 'quayside-safety-test-1';

/** What was answered before in this browser; nothing where it can't be read. */
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

/** Keeps the answers for the next visit; where the browser refuses, they last as long as the page. */
export function keepAnswers(answers: readonly number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // See above: nothing is lost but the way back.
  }
}
