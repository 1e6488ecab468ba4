import { ApiError } from '../../../api/index.ts';
import { failureWords } from '../failure-words.ts';

/** Why a line is as it was. */
export interface LineFailure {
  readonly message: string;
  /** How many there are, where that was the reason. */
  readonly available: number | null;
}

/** A refused or lost change as it stands beside its line. */
export const lineFailureOf = (error: unknown): LineFailure => ({
  message: failureWords(error),
  available: error instanceof ApiError ? (error.details.available ?? null) : null,
});
