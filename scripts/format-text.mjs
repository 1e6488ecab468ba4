import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';

const settings = new URL('../.oxfmtrc.json', import.meta.url);

/**
 * Formats a text like `npm run format`.
 * @param {string} file its name says the language
 * @param {string} text
 * @returns {Promise<string>}
 * @throws what cannot be parsed, with the parser's messages
 */
export async function formatText(file, text) {
  const { code, errors } = await format(file, text, JSON.parse(await readFile(settings, 'utf8')));
  if (errors.length > 0) {
    throw new Error(`${file} cannot be formatted: ${errors.map(({ message }) => message).join('; ')}`);
  }
  return code;
}
