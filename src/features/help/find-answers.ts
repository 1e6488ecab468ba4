import { bestFirst } from '../../lib/best-first.ts';
import type { Answer } from './answers/answer.types.ts';

/**
 * The answers that the words find, the best first: by their titles and other words, or else by what they say. All where nothing is typed. Those for
 * others than who asks are found only where none of theirs fits.
 */
export function findAnswers<Given>(
  given: readonly Given[],
  words: string,
  answerOf: (one: Given) => Answer,
  isForOthers: (one: Given) => boolean = () => false,
): readonly Given[] {
  if (words.trim() === '') return given;
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
