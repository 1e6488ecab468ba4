import { readFile } from 'node:fs/promises';

const file = new URL('../../openapi/__generated__/marketplace.json', import.meta.url);

/**
 * The marketplace's contract, read from its file at each call. Not imported: a built module with it keeps the text of its
 * megabyte as long as the process runs, once in the program, once as a string and once in the cache of compiled code.
 */
export async function readContract(): Promise<object> {
  const contract: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof contract !== 'object' || contract === null) throw new Error(`${file.pathname} is no contract.`);
  return contract;
}
