import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/index.ts';
import { settingsWordsOf, toFormFailure, wordsOf } from './form-failure.ts';

describe('a failed call, as a form tells it', () => {
  it('keeps the words, the fields and the waits of the server', () => {
    const error = new ApiError({
      code: 'VALIDATION',
      message: 'Please check the marked fields.',
      status: 400,
      requestId: 'request-1',
      details: {
        fields: [{ field: 'email', message: 'must be an e-mail address', rule: 'format' }],
        triesLeft: 2,
      },
      fromServer: true,
    });
    expect(toFormFailure(error)).toEqual({
      code: 'VALIDATION',
      message: 'Please check the marked fields.',
      retryAfterSeconds: null,
      triesLeft: 2,
      fields: [{ field: 'email', message: 'must be an e-mail address' }],
    });
    expect(wordsOf(toFormFailure(error))).toBe('Please check the marked fields.');
  });

  it.each(['NETWORK_ERROR', 'ABORTED', 'TIMEOUT', 'BAD_REQUEST', 'BAD_RESPONSE'] as const)(
    'says after %s that what was typed is kept',
    (code) => {
      expect(wordsOf(toFormFailure(new ApiError({ code, message: 'for developers' })))).toMatch(
        /what you typed is kept/i,
      );
    },
  );

  it('shows no words of a bug to people', () => {
    const failure = toFormFailure(new TypeError('x is undefined'));
    expect(failure).toMatchObject({ code: 'UNEXPECTED', message: 'x is undefined' });
    expect(wordsOf(failure)).toBe('Something went wrong on this page. What you typed is kept: try again.');
  });

  it.each([
    [
      'NETWORK_ERROR',
      'Error updating settings',
      'Error updating settings. You seem to be offline. What you typed is kept: try again.',
    ],
    ['VALIDATION', 'Please check the marked fields.', 'Please check the marked fields.'],
    [
      'SESSION_EXPIRED',
      'Please sign in again.',
      'Your session had ended, so this was not done. Sign in again, then try once more: what you typed is kept.',
    ],
  ])('tells a settings call refused with %s in the words of the specification', (code, message, words) => {
    expect(settingsWordsOf({ code, message })).toBe(words);
  });

  it('says that one seems to be offline when the browser knows it, and only then', () => {
    const failure = { code: 'SERVER_ERROR', message: 'Error updating settings' };
    vi.stubGlobal('navigator', { onLine: true });
    expect(settingsWordsOf(failure)).toBe('Error updating settings. What you typed is kept: try again.');
    vi.stubGlobal('navigator', { onLine: false });
    expect(settingsWordsOf(failure)).toBe(
      'Error updating settings. You seem to be offline. What you typed is kept: try again.',
    );
    vi.unstubAllGlobals();
  });
});
