import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpAndRun } from './install/relaunch.mjs';

// `npm run check`: runs on any Node of the machine, before anything is installed.
const root = fileURLToPath(new URL('..', import.meta.url));
setUpAndRun(root, path.join(root, 'scripts', 'run-stages.mjs'), ['--quick']);
