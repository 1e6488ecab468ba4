import { expect, test } from 'vitest';
import { excerptOf, holdOf, purchaseNumberIn, type Arrival } from './contact.domain.ts';

const honest: Arrival = {
  text: 'Our order arrived without the shackles. Photos: https://files.example.com/a and https://files.example.com/b',
  trap: '',
  openMs: 3000,
  sameWords: 2,
  fromThere: 19,
};

test('holds no message that a person wrote', () => {
  expect(holdOf(honest)).toBeNull();
});

test.each([
  ['trap', { trap: 'https://seo.example.com' }],
  ['no_form', { openMs: null }],
  ['too_quick', { openMs: 2999 }],
  ['links', { text: 'http://a.example http://b.example www.c.example' }],
  ['markup', { text: 'Buy <a href="x">here</a>' }],
  ['markup', { text: 'Buy [url=https://x.example]here[/url]' }],
  ['repeated', { sameWords: 3 }],
  ['too_many', { fromThere: 20 }],
] as const)('holds what looks like advertising: %s', (reason, difference) => {
  expect(holdOf({ ...honest, ...difference })).toBe(reason);
});

test.each([
  ['Q-10001', 'Q-10001'],
  ['order q-10001/2', 'Q-10001'],
  ['B 10042', 'B-10042'],
  ['the blue one', null],
])('finds the number of an order or booking in %s', (text, number) => {
  expect(purchaseNumberIn(text)).toBe(number);
});

test('shortens a long text to one line without splitting a character', () => {
  expect(excerptOf('One\n\ntwo')).toBe('One two');
  expect([...excerptOf('⚓'.repeat(300))]).toHaveLength(160);
});
