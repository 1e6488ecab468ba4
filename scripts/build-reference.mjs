// Builds dist/reference/: a page to browse the contract, without inline scripts, so that a strict policy applies.
// Redoc's telemetry is switched off; the policy would block it anyway.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const target = path.join(process.argv[2] ?? path.join(project, 'dist'), 'reference');

// Redocly's package does not export it: it is located relative to its package.json.
const redocly = path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
const chunks = path.join(redocly, 'lib', 'chunks');
const standalone = (await readdir(chunks)).find((name) => name === 'redoc.standalone.js');
if (!standalone) throw new Error(`@redocly/cli no longer ships redoc.standalone.js in ${chunks}.`);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Quayside API</title>
    <link rel="stylesheet" href="/api/reference/page.css">
  </head>
  <body>
    <main id="reference"><p>The reference is loading. The contract itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></main>
    <script type="module" src="/api/reference/page.js"></script>
  </body>
</html>
`;
const script = `import { init } from '/api/reference/redoc.standalone.js';

init('/api/openapi.json', { disableGoogleFont: true, disableTelemetry: true, nativeScrollbars: true }, document.getElementById('reference'));
`;
const sheet = `body { margin: 0; font-family: system-ui, sans-serif; }
#reference > p { padding: 2rem; }
`;

await mkdir(target, { recursive: true });
await copyFile(path.join(chunks, standalone), path.join(target, 'redoc.standalone.js'));
await writeFile(path.join(target, 'index.html'), page);
await writeFile(path.join(target, 'page.js'), script);
await writeFile(path.join(target, 'page.css'), sheet);
process.stdout.write(`reference page: ${path.relative(project, target)}\n`);
