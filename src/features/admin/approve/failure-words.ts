import { ApiError } from '../../../api/index.ts';
import { wordsOf } from '../../account/index.ts';

/** One sentence for a decision that was not carried out. */
export function decisionFailureWords(error: Error | null): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'CHANGED_ELSEWHERE')
    return 'This application was changed in the meantime. It is shown as it is now: look again, then press once more. What you typed is kept.';
  if (error.code === 'NOT_ALLOWED_NOW')
    return 'Somebody else has decided in the meantime. The application is shown as it is now.';
  return wordsOf(error);
}
