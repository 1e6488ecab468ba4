import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runScript, type ScriptEnd } from './run-script.ts';
import type { SaveProgress, TypeCheck } from './save-messages.ts';

const MOST_LINES = 40;

const overtaken: TypeCheck = {
  ok: false,
  lines: ['It was saved once more before this check was done: the newer path is checked instead.'],
};

const answer = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The generators that follow `scripts/generate-flows.mjs` in `npm run codegen` use its output. */
async function followingGenerators(root: string): Promise<string[]> {
  const { scripts } = z
    .object({ scripts: z.object({ codegen: z.string() }) })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const all = [...scripts.codegen.matchAll(/\bnode (\S+\.mjs)/g)].map(([, script = '']) => script);
  return all.slice(all.indexOf('scripts/generate-flows.mjs') + 1);
}

const failed = (script: string, { code, output, complaints }: ScriptEnd): string[] => [
  `${script} ${code === null ? 'was stopped before it finished' : 'failed'}. Run “npm run codegen” yourself:`,
  ...linesOf(complaints || output),
];

/** The result of the compiler script; its output if it failed. */
function readCheck(end: ScriptEnd): TypeCheck {
  if (end.code !== 0) {
    return { ok: false, lines: ['The type check didn’t run:', ...linesOf(end.complaints || end.output)] };
  }
  return answer.parse(JSON.parse(end.output));
}

/** Runs the generators for a saved path, and then the type check. Neither undoes the save. */
export async function checkPath(
  flow: string,
  {
    root,
    onProgress,
    signal,
  }: { root: string; onProgress: (step: Exclude<SaveProgress, 'written'>) => void; signal: AbortSignal },
): Promise<TypeCheck> {
  const lines: string[] = [];
  for (const script of await followingGenerators(root)) {
    const end = await runScript(root, [script], signal);
    if (end === 'aborted') return overtaken;
    if (end.code !== 0) lines.push(...failed(script, end));
  }
  onProgress('generated');
  onProgress('checking');
  const end = await runScript(root, ['scripts/flows/check-types.mjs', flow], signal);
  if (end === 'aborted') return overtaken;
  const types = readCheck(end);
  lines.push(...types.lines);
  const left = lines.length - MOST_LINES;
  return {
    ok: types.ok && lines.length === 0,
    lines: left > 0 ? [...lines.slice(0, MOST_LINES), `And ${left} lines more.`] : lines,
  };
}
