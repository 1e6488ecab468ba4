import { expect, test } from 'vitest';
import { formToken, readFormToken, readReplyToken, replyToken } from './contact-tokens.ts';

const secrets = { current: 'a'.repeat(40), before: null };
const form = { at: new Date('2026-11-20T09:00:00.000Z'), key: 'q7Jd0Zt5m1fYB0kP' };

test('contains the time when a form was opened, also after the secret was renewed', () => {
  const token = formToken(secrets, form);
  expect(readFormToken(secrets, token)).toEqual(form);
  expect(readFormToken({ current: 'b'.repeat(40), before: secrets.current }, token)).toEqual(form);
});

test.each([
  '',
  'x',
  'mhq3v7k0.q7Jd.wrong',
  formToken({ current: 'c'.repeat(40), before: null }, form),
  replyToken(secrets, 'mhq3v7k0.q7Jd'),
])('takes no form that is not ours: %s', (token) => {
  expect(readFormToken(secrets, token)).toBeNull();
});

test('opens a conversation by the link in its answer, and by nothing else', () => {
  expect(readReplyToken(secrets, replyToken(secrets, 'an-id'))).toBe('an-id');
  expect(readReplyToken(secrets, formToken(secrets, form))).toBeNull();
});
