import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { isTooCommon } from './password.domain.ts';

const owner = { email: 'mara.lindqvist@example.com', firstName: 'Mara', lastName: 'Lindqvist' };
const judged = async (password: string) => isTooCommon(password, owner, await commonPasswords());

describe('too common', () => {
  test.each([
    ['on the list', 'sonyericsson'],
    ['on the list, in capitals', 'QWERTY123456'],
    ['on the list, spelt apart', 'leave me alone'],
    ['a listed word with digits and signs around it', '!!Password2026!!'],
    ['one letter again and again', 'aaaaaaaaaaaa'],
    ['something short again and again', 'yachtyachtyac'],
    ['the alphabet', 'abcdefghijkl'],
    ['counting down', '098765432109'],
    ['a row of the keyboard and the next', 'qwertyuiopasdf'],
    ['the own address', 'Mara.Lindqvist@example.com'],
    ['the own name', 'lindqvist mara'],
    ['the own name with a year', 'MaraLindqvist1990'],
  ])('%s: %s', async (_why, password) => {
    expect(await judged(password)).toBe(true);
  });
});

describe('accepted', () => {
  test.each([
    'seven knots to windward',
    'eight bells and all is well',
    'kT9#mQ2$vL7!',
    'правый борт, средний ход',
    '⚓⛵🌊⚓🌊⛵🐬🐳⚓⛵🌊🐬',
  ])('%s', async (password) => {
    expect(await judged(password)).toBe(false);
  });
});
