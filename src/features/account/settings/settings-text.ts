import { errorText, type Failure } from '../../server-data/index.ts';

/** The message of a failed settings call (fallbacks: docs/requirements.md §8), with whether the input was kept. */
export function settingsText(failure: Pick<Failure, 'code' | 'message'>): string {
  const { code, message } = failure;
  if (code === 'SESSION_EXPIRED') return errorText(failure);
  if (message.endsWith('.')) return message;
  const offline = code === 'NETWORK_ERROR' || !navigator.onLine;
  return `${message}. ${offline ? 'You seem to be offline. ' : ''}What you typed is kept. Try again.`;
}
