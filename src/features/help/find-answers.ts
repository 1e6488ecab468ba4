import { bestFirst } from '../../lib/best-first.ts';
import type { Answer } from './answers/answer.types.ts';
import { questionInEnglish } from './question-in-english.ts';

/**
 * The matching answers, best first: by title and extra words, otherwise by their text. All answers if the query is
 * empty. Answers for other roles are only found if none for the reader's role matches.
 */
export function findAnswers<Given>(
  given: readonly Given[],
  typed: string,
  answerOf: (one: Given) => Answer,
  isForOthers: (one: Given) => boolean = () => false,
): readonly Given[] {
  if (typed.trim() === '') return given;
  const words = questionInEnglish(typed);
  const named = bestFirst(given, words, (one) => ({
    name: answerOf(one).title,
    others: answerOf(one).words,
    isForOthers: isForOthers(one),
  }));
  const found =
    named.length > 0
      ? named
      : bestFirst(given, words, (one) => ({
          name: '',
          others: answerOf(one).points.join(' '),
          isForOthers: isForOthers(one),
        }));
  return found.map(({ item }) => item);
}

export const countedAnswers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
