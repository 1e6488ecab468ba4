import type { Addresses } from './address.ts';

const hidden = '…';
const maxTextLength = 400;
const maxWordLength = 40;

/**
 * Letters, and the punctuation of code and sentences. A word with a digit, `@`, `=`, `%` or `&` is treated as a value.
 */
const plainWord = /^[\p{L}_$.'’`,;:!?()[\]{}<>#*+|-]+$/u;
/** A status or a React error number: too short to be personal. */
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
 * A sentence without its values: removes quoted content (V8 quotes what it failed to parse), addresses, numbers, emails
 * and tokens. An allow-list would make free text unreadable, so a name in plain words would remain; therefore the app's
 * own messages never contain one.
 */
export const scrubText = (text: string, addresses: Addresses): string =>
  text
    .slice(0, maxTextLength)
    .replaceAll(/"[^"]*("|$)/g, `"${hidden}"`)
    .split(/(\s+)/)
    .map((word) => (word.trim() === '' || word === `"${hidden}"` ? word : wordOf(word, addresses)))
    .join('');

/** A CSS path with only tags and classes: ids and attributes (`[aria-label="Anna's order"]`) contain values. */
export const scrubSelector = (selector: string): string =>
  selector
    .replaceAll(/\[[\w-]+="[^"]*"\]/g, '')
    // What remains is an attribute with a quote in its value: the end of that value cannot be determined.
    .replace(/[["].*$/s, '')
    .split('>')
    .map((step) => /^\s*([a-z][a-z0-9-]*)((?:\.[a-z][\w-]*)*)/.exec(step))
    .map((match) => (match ? `${match[1]}${match[2]}` : '*'))
    .join(' > ');
