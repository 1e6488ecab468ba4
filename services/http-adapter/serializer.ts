import fastJson, { type Schema } from 'fast-json-stringify';
import { componentSchemas, type ContractDocument } from './document.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const reference = /^#\/components\/schemas\/(.+)$/;

/** The names of the components that a schema refers to, through others too. */
function componentsUnder(schema: unknown, components: Json, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const item of schema) componentsUnder(item, components, found);
  else if (isObject(schema))
    for (const [key, value] of Object.entries(schema)) {
      const name = key === '$ref' && typeof value === 'string' ? reference.exec(value)?.[1] : undefined;
      if (name === undefined) componentsUnder(value, components, found);
      else if (!found.has(name)) {
        found.add(name);
        componentsUnder(components[name], components, found);
      }
    }
  return found;
}

/** Makes the writer of an answer from its schema, with no more of the contract than that refers to. Throws when it cannot be made. */
export function writerMaker(contract: ContractDocument) {
  const components = componentSchemas(contract);
  return (schema: unknown): ((data: unknown) => string) => {
    const names = [...componentsUnder(schema, components)];
    const schemas: Json = Object.fromEntries(names.map((name) => [name, components[name]]));
    const whole: object = { ...(schema as Json), components: { schemas } };
    // The linter vouches for the contract's schemas; their type here is only that they are objects.
    return fastJson(whole as Schema);
  };
}

/**
 * Makes the writer of an answer at its first use: a big contract, compiled whole for each of its operations, would keep the start waiting for
 * seconds. What cannot be made is found by schemaProblems, in a test.
 */
export function lazySerializer(contract: ContractDocument) {
  const make = writerMaker(contract);
  return ({ schema }: { schema: unknown }) => {
    let write: ((data: unknown) => string) | undefined;
    return (data: unknown): string => (write ??= make(schema))(data);
  };
}
