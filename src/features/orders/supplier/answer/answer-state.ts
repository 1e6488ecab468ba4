/** Where an answer by link is, for the page that shows it: the states of its machine. */
export const answerStates = [
  'reading',
  'unreadable',
  'asking',
  'declining',
  'changing',
  'proposing',
  'answering',
  'settled',
  'answered',
  'dead',
] as const;

export type AnswerState = (typeof answerStates)[number];
