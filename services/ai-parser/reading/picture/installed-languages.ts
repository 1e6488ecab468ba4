import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The file of a language's data; null if it is not installed. */
export function dataOf(language: string): string | null {
  if (!/^[a-z_]{3,12}$/u.test(language)) return null;
  try {
    const folder = path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    return path.join(folder, '4.0.0_best_int', `${language}.traineddata.gz`);
  } catch {
    return null;
  }
}

/** The wanted languages whose data is installed. */
export const installedLanguages = (wanted: readonly string[]): readonly string[] =>
  wanted.filter((language) => dataOf(language) !== null);
