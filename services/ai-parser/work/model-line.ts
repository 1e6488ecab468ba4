import type { AskModel, ModelFailure, Question, ModelFinding } from '../model/question.ts';
import type { Result } from '../../../src/lib/result.ts';

type Answer = Result<readonly ModelFinding[], ModelFailure>;

/** A worker's question for the service, which alone has the model's key, its budget and the network. */
export interface AskedNote {
  readonly note: 'question';
  readonly number: number;
  readonly question: Question;
}

/** The service's answer to a worker. */
export interface ModelAnswer {
  readonly answerTo: number;
  readonly answer: Answer;
}

export const isModelAnswer = (message: object): message is ModelAnswer => 'answerTo' in message;

/** The worker's end of the channel. */
export function modelLine(send: (note: AskedNote) => void): {
  readonly ask: AskModel;
  readonly hear: (answers: ModelAnswer) => void;
} {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  return {
    ask: (question) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        send({ note: 'question', number: last, question });
      }),
    hear({ answerTo, answer }) {
      waiting.get(answerTo)?.(answer);
      waiting.delete(answerTo);
    },
  };
}
