import { isQuestion } from '../../lib/is-question.ts';
import { questionInEnglish } from './question-in-english.ts';
import { smallWordsElsewhere } from './questions-elsewhere.ts';

/** English words by which people say what they, or others, do or want. */
const sentenceWords = `im ive my me we our us you your he she they their is isnt are arent was wasnt were be been do does did don doesn didn
  has have had can cant could will wont would should must want wants need needs get gets got not never if because nobody somebody without`;

/** Words that also stand between those of a name: "papier de toilette", "Pumpe mit Filter". */
const joiningWords = `de du des au aux di dei della delle da dal del con per nel nella sul en et ed und oder ou mit von vom zum zur fur pour par
  avec sans sin para por sur dans bei auf im an hat`;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

const joining = new Set(wordsOf(joiningWords));
const ofSentences = new Set(
  // A letter alone is a litre or a size.
  wordsOf(`${sentenceWords} ${smallWordsElsewhere}`).filter((word) => word.length > 1 && !joining.has(word)),
);

/** What is done with orders, bookings and money, and what goes wrong, in the English that answers use. */
const deeds =
  /\b(?:add|answer|approv|arriv|block|book|cancel|chang|charge[ds]?\b|decid|declin|deliver|give|invit|leav|order|paid|pay|remov|return|refund|sell|sen[dt]|shows?|sign|split|stop|upload|late|wrong|missing|damaged)/u;

/** Longer texts say something. */
const mostOfName = 5;

const isSentence = (typed: string): boolean => {
  const words = wordsOf(typed);
  return (
    words.length > mostOfName ||
    isQuestion(typed) ||
    words.some((word) => ofSentences.has(word)) ||
    deeds.test(questionInEnglish(typed).toLowerCase())
  );
};

/** What only is named has to be in an answer with more than this share of its words. */
const halfOfName = 0.5;

/**
 * Whether an answer that has this share of the words is about what was typed. "Mosquito net" names goods, and an answer
 * about net prices is about something else; a sentence has words that no answer needs.
 */
export const hasEnough = (typed: string, share: number): boolean => share > halfOfName || isSentence(typed);
