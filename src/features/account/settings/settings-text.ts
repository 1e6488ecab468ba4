import { errorText, type Failure } from '../../server-data/index.ts';

/** The sentence of a settings call, whose fallbacks are given by docs/requirements.md §8, and what became of what was typed. */
export function settingsText(failure: Pick<Failure, 'code' | 'message'>): string {
  const { code, message } = failure;
  if (code === 'SESSION_EXPIRED') return errorText(failure);
  if (message.endsWith('.')) return message;
  const offline = code === 'NETWORK_ERROR' || !navigator.onLine;
  return `${message}. ${offline ? 'You seem to be offline. ' : ''}What you typed is kept. Try again.`;
}
