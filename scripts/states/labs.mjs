import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Lab how a feature shows its flow to the machine lab
 * @property {string} file from the root: `src/features/imports/import.lab.tsx`
 * @property {string} title "Catalogue import"
 */

/**
 * The labs by the name of their flow. Node reads no .tsx: only the title of each is parsed from its text.
 * @param {string} root
 * @returns {Promise<Map<string, Lab>>}
 */
export async function allLabs(root) {
  /** @type {Map<string, Lab>} */
  const labs = new Map();
  for (const file of (await Array.fromAsync(glob('src/features/**/*.lab.tsx', { cwd: root }))).sort()) {
    const title = titleIn(await readFile(path.join(root, file), 'utf8'));
    if (title === null) throw new Error(`${file} has no title: export const lab = { title: '…', … }.`);
    labs.set(path.basename(file, '.lab.tsx'), { file, title });
  }
  return labs;
}

/** Reads the title from `export const lab = { title: '…' }`. @param {string} source @returns {string | null} */
export function titleIn(source) {
  const file = ts.createSourceFile('lab.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const lab = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === 'lab');
  let value = lab?.initializer;
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) value = value.expression;
  if (!value || !ts.isObjectLiteralExpression(value)) return null;
  const title = value.properties.find(
    (property) =>
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      property.name.text === 'title' &&
      ts.isStringLiteralLike(property.initializer),
  );
  return title ? title.initializer.text : null;
}
