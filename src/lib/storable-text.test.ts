import { expect, it } from 'vitest';
import { toStorableText } from './storable-text.ts';

it.each([
  ['a\0b', 'ab'],
  ['half \ud83d of an anchor', 'half \ufffd of an anchor'],
  ['a whole one ⚓🛥️', 'a whole one ⚓🛥️'],
  ['', ''],
])('%j is stored as %j', (text, stored) => expect(toStorableText(text)).toBe(stored));
