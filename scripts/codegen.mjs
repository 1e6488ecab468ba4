// Generates what the code imports from the hand-written contracts: one bundled document and its types for each service.
// `--check` writes nothing and fails if a committed file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, loadConfig } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const generated = path.join(root, 'openapi/__generated__');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const HEADER = '// Generated from openapi/ by `npm run codegen`. Change the contract, not this file.\n';

/** `GET /settings` → `getSettings`: the name of a failed request in error reports. */
function operationIds(document) {
  const rows = Object.entries(document.paths).flatMap(([url, item]) =>
    METHODS.filter((method) => item[method]).map((method) => [
      `${method.toUpperCase()} ${url}`,
      item[method].operationId,
    ]),
  );
  const lines = rows.map(([call, id]) => `  '${call}': '${id}',`).join('\n');
  return `${HEADER}export const operationIds = {\n${lines}\n} as const;\n`;
}

async function filesOf(name) {
  const config = await loadConfig();
  const { bundle: bundled } = await bundle({ ref: path.join(root, `openapi/${name}.yaml`), config });
  const document = JSON.parse(JSON.stringify(bundled.parsed));
  const types = astToString(await openapiTypescript(structuredClone(document), { immutable: false }));
  return {
    [`${name}.json`]: `${JSON.stringify(document, null, 1)}\n`,
    [`${name}.ts`]: HEADER + types,
    [`${name}-operations.ts`]: operationIds(document),
  };
}

const check = process.argv.includes('--check');
const files = { ...(await filesOf('marketplace')), ...(await filesOf('ai-parser')) };
await mkdir(generated, { recursive: true });
const stale = [];
for (const [name, text] of Object.entries(files)) {
  const file = path.join(generated, name);
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed === text) continue;
  stale.push(name);
  if (!check) await writeFile(file, text);
}
if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run codegen\` and commit what it writes.`);
  process.exitCode = 1;
} else {
  console.log(
    stale.length === 0 ? 'The generated contract files are up to date.' : `Wrote ${stale.join(', ')}.`,
  );
}
