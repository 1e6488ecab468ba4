import path from 'node:path';
import ts from 'typescript';

/**
 * What the compiler has against a place: its first sentence, since those below it repeat whole types.
 * @param {string} root
 * @param {ts.Diagnostic} diagnostic
 */
export function lineOf(root, { file, start, messageText }) {
  const words = (typeof messageText === 'string' ? messageText : messageText.messageText).split('\n')[0];
  if (!file || start === undefined) return words;
  const { line } = ts.getLineAndCharacterOfPosition(file, start);
  return `${path.relative(root, file.fileName)}, line ${line + 1}: ${words}`;
}
