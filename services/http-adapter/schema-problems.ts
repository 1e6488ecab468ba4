import { readOperations, type ContractDocument, type Operation } from './document.ts';
import { writerMaker } from './serializer.ts';
import { requestChecks } from './validation.ts';

/**
 * The schemas of a contract that do not compile: one sentence each. The linter accepts some schemas that the compilers
 * refuse (a duplicate value in an enum), and a service compiles a schema at its first use, when it would fail the
 * caller. For tests: compiling everything takes seconds.
 */
export function schemaProblems(contract: ContractDocument): readonly string[] {
  const write = writerMaker(contract);
  const checks = requestChecks(contract, { validateSchema: true });
  const problemsOf = ({ id, parameters, body, responses }: Operation): readonly string[] => [
    ...(['path', 'query', 'header'] as const).flatMap((place) => {
      const schema = parameters[place];
      return schema ? failing(`${id}: its ${place} parameters`, () => checks.parameters(schema)({})) : [];
    }),
    ...(body?.json ? failing(`${id}: its body`, () => checks.body(body.json ?? {})(null)) : []),
    ...[...responses].flatMap(([status, { json }]) =>
      json ? failing(`${id}: its answer ${status}`, () => write(json)) : [],
    ),
  ];
  return readOperations(contract).flatMap(problemsOf);
}

function failing(what: string, compile: () => unknown): readonly string[] {
  try {
    compile();
    return [];
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
