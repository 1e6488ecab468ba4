import path from 'node:path';
import ts from 'typescript';

/**
 * The first sentence of a compiler error; the following ones repeat whole types.
 * @param {string} root
 * @param {ts.Diagnostic} diagnostic
 */
export function lineOf(root, { file, start, messageText }) {
  const text = (typeof messageText === 'string' ? messageText : messageText.messageText).split('\n')[0];
  if (!file || start === undefined) return text;
  const { line } = ts.getLineAndCharacterOfPosition(file, start);
  return `${path.relative(root, file.fileName)}, line ${line + 1}: ${text}`;
}
