import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, isTimeZone } from './account.domain.ts';

describe('a time zone', () => {
  test.each(['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('%s is one', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
  test.each(['', '+02:00', 'Europe/Atlantis', 'europe madrid', 'Europe/Madrid; drop table users'])(
    '%s is none',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

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
