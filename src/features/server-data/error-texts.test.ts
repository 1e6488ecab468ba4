import { expect, it } from 'vitest';
import { ApiError } from '../../api/index.ts';
import { Refusal } from '../../lib/refusal.ts';
import { errorText, thrownText } from './error-texts.ts';

const lost = { code: 'NETWORK_ERROR', message: 'Network Error' };
const taken = { code: 'NOT_ENOUGH_STOCK', message: 'There are 3 left.' };

it.each([
  ['typed', 'We couldn’t reach Quayside. What you typed is kept. Check your connection and try again.'],
  ['pressed', 'We couldn’t reach Quayside. Nothing was changed. Check your connection and try again.'],
  ['read', 'We couldn’t reach Quayside. Check your connection and try again.'],
] as const)('says after something was %s what became of it', (situation, text) => {
  expect(errorText(lost, situation)).toBe(text);
});

it('shows the message of the server, which knows the figures', () => {
  expect(errorText(taken)).toBe('There are 3 left.');
});

it("prefers the screen's own sentence", () => {
  const own = { NOT_ENOUGH_STOCK: 'Someone else was faster.', NETWORK_ERROR: 'It is saved here for later.' };
  expect([taken, lost].map((failure) => errorText(failure, 'typed', own))).toEqual([
    'Someone else was faster.',
    'It is saved here for later.',
  ]);
});

it.each(['CODE_OF_A_NEWER_SERVER', 'constructor'])(
  'shows the message of a code it does not know: %s',
  (code) => {
    expect(errorText({ code, message: 'As answered.' })).toBe('As answered.');
  },
);

it.each([
  ['a bug', new TypeError('x is undefined'), 'Something went wrong on this page. Try again.'],
  ['a text', 'boom', 'Something went wrong on this page. Try again.'],
  [
    'a code of a script',
    new DOMException('denied', 'SecurityError'),
    'Something went wrong on this page. Try again.',
  ],
  ['a refusal of ours', new Refusal('Only crew members can buy here.'), 'Only crew members can buy here.'],
  [
    'a refusal of the server',
    new ApiError({ code: 'UNCODED', message: 'Too large.', fromServer: true }),
    'Too large.',
  ],
])('words %s that was thrown for people', (_, error, text) => {
  expect(thrownText(error)).toBe(text);
});
