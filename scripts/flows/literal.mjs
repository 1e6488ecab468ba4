import path from 'node:path';
import { formatText } from '../format-text.mjs';

/** `order-answer` → `orderAnswer`. @param {string} name */
export const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The literal's file next to the path's file. @param {string} file `…/onboarding.flow.json` */
export const literalFile = (file) => file.replace(/\.flow\.json$/, '.flow.gen.ts');

/**
 * The text that the compiler checks for a path: a JSON import would lose the literal types.
 * @param {string} file the path's own
 * @param {object} flow
 * @returns {Promise<string>}
 */
export async function literalText(file, flow) {
  const name = path.basename(file, '.flow.json');
  const filepath = literalFile(file);
  return formatText(
    filepath,
    `// Generated from ${name}.flow.json by \`npm run codegen\`. Change the path there, not here.\nexport const ${camelCase(name)}Flow = ${JSON.stringify(flow)} as const;\n`,
  );
}
