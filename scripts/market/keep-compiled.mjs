// For `--import`: what a service's files were compiled to is kept, and read at its next start. Otherwise each start strips the types of hundreds
// of files and compiles them and all that they import, and Node's own TypeScript compiler stays in memory for as long as the service runs.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Not in the system's folder for what is temporary, where others could write what is run here. Where nothing can be written nothing is kept.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/quayside/compiled', import.meta.url)));
