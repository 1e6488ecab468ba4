import type { CommonPasswords } from './password.domain.ts';

/** The list is sorted by frequency: beyond these, a word with digits added is no likely guess. */
const countedWords = 10_000;
const shortestWord = 4;

let loaded: Promise<CommonPasswords> | undefined;

/** The most common leaked passwords; loaded on first use, since the package takes 19 MB. */
export const commonPasswords = (): Promise<CommonPasswords> => (loaded ??= load());

async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'].map(String);
  const whole = new Set(list);
  const text = new Set(list.slice(0, countedWords).filter((word) => word.length >= shortestWord));
  return { has: (password) => whole.has(password), hasWord: (word) => text.has(word) };
}
