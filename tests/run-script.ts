import { execFile } from 'node:child_process';
import path from 'node:path';

/** Node's arguments of `npm start`: a process without the compile cache needs seconds to start. */
export const cacheCompiled: readonly string[] = [
  '--import',
  path.resolve(import.meta.dirname, '../scripts/market/cache-compiled.mjs'),
];

interface ScriptEnd {
  readonly code: number | string;
  readonly output: string;
  readonly complained: string;
}

/** Runs a script in its own process, with only the given environment. */
export const runScript = (
  script: string,
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ScriptEnd> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ...environment };
    execFile(process.execPath, [...cacheCompiled, script, ...given], { env }, (error, output, complained) =>
      resolve({ code: error?.code ?? 0, output, complained }),
    );
  });
