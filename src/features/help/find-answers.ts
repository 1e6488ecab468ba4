import { bestFirst } from '../../lib/best-first.ts';
import type { Answer } from './answers/answer.types.ts';
import { questionInEnglish } from './question-in-english.ts';

/**
 * The matching answers, best first; all answers if the query is empty. Answers for other roles are only found if none
 * for the reader's role has most of the words.
 */
export function findAnswers<Given>(
  given: readonly Given[],
  typed: string,
  answerOf: (one: Given) => Answer,
  isForOthers: (one: Given) => boolean = () => false,
): readonly Given[] {
  if (typed.trim() === '') return given;
  return bestFirst(given, questionInEnglish(typed), (one) => {
    const { title, words, points } = answerOf(one);
    return { name: title, others: words, text: points.join(' '), isForOthers: isForOthers(one) };
  }).map(({ item }) => item);
}

export const countedAnswers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
