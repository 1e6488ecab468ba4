import type { CommonPasswords } from './password.domain.ts';

/** The list is sorted by use: after these, a word with digits around it is no longer among the first tries. */
const wordsThatCount = 10_000;
const shortestWord = 4;

let loaded: Promise<CommonPasswords> | undefined;

/** The leaked passwords that people use most; read at the first use, since the package takes 19 MB. */
export const commonPasswords = (): Promise<CommonPasswords> => (loaded ??= load());

async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'].map(String);
  const whole = new Set(list);
  const words = new Set(list.slice(0, wordsThatCount).filter((word) => word.length >= shortestWord));
  return { has: (password) => whole.has(password), hasWord: (word) => words.has(word) };
}
