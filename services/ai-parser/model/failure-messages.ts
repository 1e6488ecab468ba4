import type { FileIssue } from '../reading/table.ts';
import type { ModelFailure } from './question.ts';

const messages: Readonly<Record<ModelFailure, string>> = {
  MODEL_AWAY: 'The language model did not answer, so our rules alone read this list.',
  MODEL_NONSENSE: 'The language model’s answer made no sense, so our rules alone read this list.',
  MODEL_BUDGET_SPENT: 'The language model’s budget for today is spent, so our rules alone read this list.',
};

/** A failure of the model, as an issue of the file, which was read nevertheless. */
export const modelIssue = (code: ModelFailure): FileIssue => ({ code, message: messages[code] });
