import { expect, it, vi } from 'vitest';
import { settingsText } from './settings-text.ts';

it.each([
  [
    'NETWORK_ERROR',
    'Error updating settings',
    'Error updating settings. You seem to be offline. What you typed is kept. Try again.',
  ],
  ['VALIDATION', 'Please check the marked fields.', 'Please check the marked fields.'],
  [
    'SESSION_EXPIRED',
    'Please sign in again.',
    'Your session has ended, so this wasn’t saved. What you typed is kept. Sign in and try again.',
  ],
])('shows a settings call refused with %s with the specification’s message', (code, message, sentence) => {
  expect(settingsText({ code, message })).toBe(sentence);
});

it('says that one seems to be offline when the browser knows it, and only then', () => {
  const failure = { code: 'SERVER_ERROR', message: 'Error updating settings' };
  vi.stubGlobal('navigator', { onLine: true });
  expect(settingsText(failure)).toBe('Error updating settings. What you typed is kept. Try again.');
  vi.stubGlobal('navigator', { onLine: false });
  expect(settingsText(failure)).toBe(
    'Error updating settings. You seem to be offline. What you typed is kept. Try again.',
  );
  vi.unstubAllGlobals();
});
