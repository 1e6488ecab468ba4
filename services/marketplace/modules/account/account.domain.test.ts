import { describe, expect, test } from 'vitest';
import { isTimeZone } from './account.domain.ts';

describe('a time zone', () => {
  test.each(['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('%s is one', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
  test.each(['', '+02:00', 'Europe/Atlantis', 'europe madrid', 'Europe/Madrid; drop table users'])(
    'is not %s',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});
