import { expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';

it.each([
  ['how do I return something', true],
  ['refund?', true],
  ['howler monkey', false],
  ['delivery cost', false],
  ['Wie ändere ich meine Arbeitszeiten', true],
  ['où est ma commande', true],
  ['¿cómo cancelo?', true],
  ['quando vengo pagato', true],
  ['I got a request from a boat, how do I send my price', true],
  ['comet', false],
  ['fender, navy', false],
  ['anchor windlass', false],
])('“%s” is a question: %s', (typed, is) => {
  expect(isQuestion(typed)).toBe(is);
});
