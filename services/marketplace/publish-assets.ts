import { parseArgs } from 'node:util';
import { refuseToStart } from '../http-adapter/index.ts';
import { readAssetsConfig } from './config.ts';
import { openFileStore } from './platform/files/index.ts';
import { publishAssets } from './site/published-assets/index.ts';

// `npm run assets:publish`: before a release, stores the build's files where every node finds them
// (docs/guides/deploy.md).
const command = 'Publishing the build';
const usage = 'Write nothing, or how many builds stay, from 2 to 99: npm run assets:publish -- --keep 10';

function readKeep(): number | null {
  try {
    const { values } = parseArgs({ options: { keep: { type: 'string', default: '10' } } });
    return /^(?:[2-9]|[1-9]\d)$/.test(values.keep) ? Number(values.keep) : null;
  } catch {
    return null; // An unknown argument.
  }
}

const keep = readKeep();
const read = readAssetsConfig(process.env);
if (keep === null) refuseToStart(command, [usage]);
if (!read.ok) refuseToStart(command, read.mistakes);
try {
  const { assetsUrl, dataFolder, buildFolder, release } = read.value;
  const store = openFileStore({ filesUrl: assetsUrl, dataFolder, variable: 'ASSETS_URL' });
  const done = await publishAssets({ store, buildFolder, release, keep, now: new Date() });
  process.stdout.write(
    `Published: ${done.files} files of this build, ${done.added} of them new. ` +
      `Builds stored: ${done.builds}. Removed: ${done.removedBuilds} older builds with ${done.removedFiles} files.\n`,
  );
} catch (error) {
  process.stderr.write(`${command} failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
