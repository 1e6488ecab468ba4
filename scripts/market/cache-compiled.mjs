// For `--import`: caches compiled code for the next start. Otherwise each start strips the types of hundreds of files
// and compiles them and all their imports, and Node's TypeScript compiler stays in memory as long as the service runs.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Not in the system's temporary folder, where others could write code that runs here. Without write access nothing is
// cached.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/quayside/compiled', import.meta.url)));
