import { spawn } from 'node:child_process';

export interface ScriptEnd {
  /** Null if it was killed. */
  readonly code: number | null;
  readonly output: string;
  readonly complaints: string;
}

/** Runs a script of the project. When the signal aborts, the script is killed and its result is irrelevant. */
export function runScript(
  root: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<ScriptEnd | 'aborted'> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve('aborted');
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = { output: '', complaints: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (parts.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (parts.complaints += text));
    const end = () => child.kill();
    signal.addEventListener('abort', end);
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      resolve(signal.aborted ? 'aborted' : { code, ...parts });
    });
  });
}
