import type { Addresses } from './address.ts';

const hidden = '…';
const maxTextLength = 400;
const maxWordLength = 40;

/** Letters, and the marks code and sentences use. A digit, `@`, `=`, `%` or `&` makes a word a value. */
const plainWord = /^[\p{L}_$.'’`,;:!?()[\]{}<>#*+|-]+$/u;
/** A status, a React error number: too short to be personal. */
const shortNumber = /^[#([]?\d{1,3}[)\].,:;]*$/;

const wordOf = (word: string, addresses: Addresses): string => {
  if (word.includes('/')) {
    const address = /(?:[a-z][a-z+.-]*:)?\/[^\s)\]}>,;'"]*/i.exec(word)?.[0];
    return address === undefined ? hidden : addresses.of(address);
  }
  if (shortNumber.test(word)) return word;
  return word.length <= maxWordLength && plainWord.test(word) ? word : hidden;
};

/**
 * A sentence without its values: quoted content (V8 quotes what it failed to parse), addresses, numbers, emails and
 * tokens go. Free text can't be an allow-list and stay readable: a name in plain words would remain, so messages
 * of our own never contain any.
 */
export const scrubText = (text: string, addresses: Addresses): string =>
  text
    .slice(0, maxTextLength)
    .replaceAll(/"[^"]*("|$)/g, `"${hidden}"`)
    .split(/(\s+)/)
    .map((word) => (word.trim() === '' || word === `"${hidden}"` ? word : wordOf(word, addresses)))
    .join('');

/** A CSS path with tags and classes only: ids and attributes (`[aria-label="Anna's order"]`) carry values. */
export const scrubSelector = (selector: string): string =>
  selector
    .replaceAll(/\[[\w-]+="[^"]*"\]/g, '')
    // The rest of an attribute has a quote in its value: what follows can't be distinguished from that value.
    .replace(/[["].*$/s, '')
    .split('>')
    .map((step) => /^\s*([a-z][a-z0-9-]*)((?:\.[a-z][\w-]*)*)/.exec(step))
    .map((match) => (match ? `${match[1]}${match[2]}` : '*'))
    .join(' > ');
