// Type-checks everything that depends on a flow's path: `node scripts/flows/check-types.mjs onboarding` prints
// `{"ok":true,"files":118,"lines":[]}`. A change of the path cannot show elsewhere. The last result is cached, so that
// only what the change affects is checked again.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { dependantsOf } from './dependants.mjs';
import { lineOf } from './diagnostic-line.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const name = process.argv[2] ?? '';
const literal = path.posix.join(root, `src/machines/${name}/${name}.flow.gen.ts`);

const { fileNames, options: house } = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'tsconfig.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  },
);
const { dependants, ambient } = await dependantsOf(root, literal, fileNames);
const options = {
  ...house,
  incremental: true,
  tsBuildInfoFile: path.join(root, `node_modules/.cache/quayside/${name}.tsbuildinfo`),
};
const program = ts.createIncrementalProgram({ rootNames: [...dependants, ...ambient], options });
// The files affected by the change; the others are as they were.
while (
  program.getSemanticDiagnosticsOfNextAffectedFile(undefined, ({ fileName }) => !dependants.has(fileName))
);
const found = [...dependants].flatMap((file) => {
  const source = program.getSourceFile(file);
  return source
    ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    : [];
});
program.emit();

const lines = found.map((diagnostic) => lineOf(root, diagnostic));
console.log(JSON.stringify({ ok: lines.length === 0, files: dependants.size, lines }));
