// From each path written as data (src/machines/<flow>/<flow>.flow.json) to the literal that the compiler checks, then the machine made of it.
// A JSON import would lose the literal types; a wrong target is no type error, so the machine is also started. `--check` writes nothing and
// fails when a committed file is stale.
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const check = process.argv.includes('--check');
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const stale = [];
const broken = [];
for await (const file of glob('src/machines/*/*.flow.json', { cwd: root })) {
  const name = path.basename(file, '.flow.json');
  const generated = path.join(root, path.dirname(file), `${name}.flow.gen.ts`);
  const flow = JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const text = await format(
    `// Generated from ${name}.flow.json by \`npm run codegen\`. Change the path there, not here.\nexport const ${camel(name)}Flow = ${JSON.stringify(flow)} as const;\n`,
    { ...(await resolveConfig(generated)), filepath: generated },
  );
  if ((await readFile(generated, 'utf8').catch(() => '')) !== text) {
    stale.push(path.relative(root, generated));
    if (!check) await writeFile(generated, text);
  }
  try {
    const machines = await import(
      pathToFileURL(path.join(root, path.dirname(file), `${name}.machine.ts`)).href
    );
    const machine = machines[`${camel(name)}Machine`];
    if (!machine) throw new Error(`${name}.machine.ts exports no ${camel(name)}Machine`);
    // Reading the states resolves every target.
    for (const node of allStates(machine.root)) void node.transitions;
  } catch (error) {
    broken.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function allStates(node) {
  return [node, ...Object.values(node.states).flatMap(allStates)];
}

for (const sentence of broken) console.error(sentence);
if (check && stale.length > 0)
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run codegen\` and commit what it writes.`);
else console.log(stale.length === 0 ? 'The generated paths are up to date.' : `Wrote ${stale.join(', ')}.`);
if (broken.length > 0 || (check && stale.length > 0)) process.exitCode = 1;
