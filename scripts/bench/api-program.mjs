import path from 'node:path';
import { buildApi } from '../build-api.mjs';

const folder = path.resolve(import.meta.dirname, '../../.cache/bench-api');

/**
 * Builds the marketplace from the current sources and returns its program. Not in dist/, from which a running market
 * may load chunks at any time.
 */
export async function apiProgram() {
  await buildApi(folder);
  return path.join(folder, 'marketplace.mjs');
}
