import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test('a line loses what PostgreSQL cannot keep and what would break it', () => {
  expect(cleanLine(' Ma\u0000ra\n\ud800 ')).toBe('Mara\ufffd');
});

test('a text keeps its line breaks', () => {
  expect(cleanText('Ten seasons\r\nin the\tMed\u0000\u0007\n')).toBe('Ten seasons\nin the\tMed');
});

test.each(['\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\u0301'])(
  'keeps nothing of a name in which nothing can be seen (%j)',
  (name) => expect([cleanLine(name), cleanText(name)]).toEqual(['', '']),
);

test('keeps what joins the letters of a name', () => {
  const name = 'می\u200cخواهم';
  expect(cleanLine(name)).toBe(name);
});
