import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

// The project of stories that run once reads only these files (vitest.config.ts); elsewhere the tag would exclude a
// story from every run.
it('tags stories `once` only in files that are read for them', () => {
  const files = ['src', '.storybook'].flatMap((folder) =>
    globSync(`${folder}/**/*.stories.tsx`, { cwd: root }),
  );
  const misplaced = files.filter(
    (file) =>
      !/(-tests|\.states)\.stories\.tsx$/.test(file) &&
      readFileSync(path.join(root, file), 'utf8').includes("'once'"),
  );
  expect(misplaced).toEqual([]);
});
