import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/index.ts';
import { errorText } from './error-texts.ts';
import { toFailure } from './failure.ts';

describe('a failed call, as a form shows it', () => {
  it('keeps the words, the fields and the waits of the server', () => {
    const error = new ApiError({
      code: 'VALIDATION',
      message: 'Please check the marked fields.',
      status: 400,
      requestId: 'request-1',
      details: {
        fields: [{ field: 'email', message: 'must be an email address', rule: 'format' }],
        triesLeft: 2,
      },
      fromServer: true,
    });
    expect(toFailure(error)).toEqual({
      code: 'VALIDATION',
      message: 'Please check the marked fields.',
      retryAfterSeconds: null,
      triesLeft: 2,
      fields: [{ field: 'email', message: 'must be an email address' }],
    });
    expect(errorText(toFailure(error))).toBe('Please check the marked fields.');
  });

  it.each(['NETWORK_ERROR', 'ABORTED', 'TIMEOUT', 'BAD_REQUEST', 'BAD_RESPONSE'] as const)(
    'says after %s that what was typed is kept',
    (code) => {
      expect(errorText(toFailure(new ApiError({ code, message: 'for developers' })))).toMatch(
        /what you typed is kept/i,
      );
    },
  );

  it('shows no words of a bug to people', () => {
    const failure = toFailure(new TypeError('x is undefined'));
    expect(failure).toMatchObject({
      code: 'UNEXPECTED',
      message: 'Something went wrong on this page. Try again.',
    });
    expect(errorText(failure)).toBe('Something went wrong on this page. What you typed is kept. Try again.');
  });
});
