import { expect, test } from 'vitest';
import { refused, triesLeftText, waitText } from './answers.ts';

test('a waiting time is written in words', () => {
  expect([1, 30, 99, 100, 121, 900, 3600].map(waitText)).toEqual([
    '1 second',
    '30 seconds',
    '99 seconds',
    '2 minutes',
    '3 minutes',
    '15 minutes',
    '60 minutes',
  ]);
});

test('the remaining attempts are shown, and what to do without any', () => {
  expect([2, 1, 0].map(triesLeftText)).toEqual([
    'That isn’t the code we sent. 2 tries left.',
    'That isn’t the code we sent. 1 try left.',
    'That isn’t the code we sent. Ask for a new one.',
  ]);
});

test('a refusal keeps its figures, and its code’s default message unless there is a better one', () => {
  const fields = [{ field: 'timeZone', message: 'This is not a time zone.', rule: 'timeZone' }];
  expect([
    refused({ code: 'LAST_ADMIN' }),
    refused({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 }),
    refused({ code: 'CODE_WRONG', triesLeft: 4 }, 'Wrong.'),
    refused({ code: 'VALIDATION', fields }),
  ]).toEqual([
    { refused: 'LAST_ADMIN' },
    {
      refused: 'TOO_MANY_REQUESTS',
      message: 'Too many tries. Please wait 30 seconds and try again.',
      retryAfterSeconds: 30,
    },
    { refused: 'CODE_WRONG', message: 'Wrong.', details: { triesLeft: 4 } },
    { refused: 'VALIDATION', message: 'This is not a time zone.', fields },
  ]);
});
