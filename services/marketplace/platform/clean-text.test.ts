import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test('a line loses characters that PostgreSQL cannot store, and line breaks', () => {
  expect(cleanLine(' Ma\u0000ra\n\ud800 ')).toBe('Mara\ufffd');
});

test('a multi-line text keeps its line breaks', () => {
  expect(cleanText('Ten seasons\r\nin the\tMed\u0000\u0007\n')).toBe('Ten seasons\nin the\tMed');
});

test.each(['\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\u0301'])(
  'a name without visible characters becomes empty (%j)',
  (name) => expect([cleanLine(name), cleanText(name)]).toEqual(['', '']),
);

test('a name keeps the joiners between its letters', () => {
  const name = 'می\u200cخواهم';
  expect(cleanLine(name)).toBe(name);
});
