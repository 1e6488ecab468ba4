import { finderOf } from '../../lib/best-first.ts';
import type { Answer } from './answers/answer.types.ts';
import { hasEnough } from './has-enough.ts';
import { questionInEnglish } from './question-in-english.ts';

/**
 * A search over answers: the matching ones, best first; all if the query is empty. Answers for other roles are only found
 * if none for the reader's role has most of the words.
 */
export function answersFinder<Given>(
  given: readonly Given[],
  answerOf: (one: Given) => Answer,
  isForOthers: (one: Given, question: string) => boolean = () => false,
): (typed: string) => readonly Given[] {
  const find = finderOf(given, (one) => {
    const { title, words, points } = answerOf(one);
    return {
      name: title,
      others: words,
      text: points.join(' '),
      isForOthers: (question) => isForOthers(one, question),
    };
  });
  return (typed) =>
    typed.trim() === ''
      ? given
      : find(questionInEnglish(typed)).flatMap(({ item, share }) => (hasEnough(typed, share) ? item : []));
}

export const countedAnswers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
