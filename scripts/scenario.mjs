import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpAndRun } from './install/relaunch.mjs';

// `npm run scenario <name>`: the scenarios and their list are in the marketplace.
const root = fileURLToPath(new URL('..', import.meta.url));
process.env.QUAYSIDE_DEMO = '1';
process.env.QUAYSIDE_DATA ||= path.join(root, 'data');
setUpAndRun(root, path.join(root, 'services', 'marketplace', 'demo', 'scenario.ts'), process.argv.slice(2));
