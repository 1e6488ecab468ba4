import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

const script = path.join(import.meta.dirname, 'memory-folder.mjs');
/** In a separate process, which ends. */
const taken = () => {
  const take = `const { temporaryFolder } = await import(${JSON.stringify(script)});
    const { existsSync } = await import('node:fs');
    const folder = temporaryFolder();
    process.stdout.write(JSON.stringify({ folder, isThere: existsSync(folder) }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', take], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as { folder: string; isThere: boolean };
};

test.runIf(memoryFolder() !== null)(
  'the folder of a run is deleted at its end, or by the next run if it was killed',
  () => {
    const parent = memoryFolder() ?? '';
    const [living, killed] = [process.pid, 2 ** 30].map((pid) =>
      path.join(parent, `quayside-run-${pid}-left`),
    );
    for (const folder of [living, killed]) mkdirSync(folder ?? '');
    const { folder, isThere } = taken();
    expect(isThere).toBe(true);
    expect([folder, living, killed].map((each) => existsSync(each ?? ''))).toEqual([false, true, false]);
    rmSync(living ?? '', { recursive: true });
  },
);
