import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';

it.each([
  [0, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
  [6 * 1440 + 1439, '6 days'],
])('says how old what is %i minutes old is', (minutes, text) => expect(ageText(minutes)).toBe(text));
