/** The states of the answer's machine, for the page that shows it. */
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
