import fastJson, { type Schema } from 'fast-json-stringify';
import { componentSchemas, type ContractDocument } from './document.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const reference = /^#\/components\/schemas\/(.+)$/;

/** The names of the components to which a schema refers, directly or through others. */
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

/**
 * Creates the serializer of an answer from its schema, with only the needed components of the contract. Throws if it
 * cannot be created.
 */
export function writerMaker(contract: ContractDocument) {
  const components = componentSchemas(contract);
  return (schema: unknown): ((data: unknown) => string) => {
    const names = [...componentsUnder(schema, components)];
    const schemas: Json = Object.fromEntries(names.map((name) => [name, components[name]]));
    const whole: object = { ...(schema as Json), components: { schemas } };
    // The linter checks the contract's schemas; here they are only typed as objects.
    return fastJson(whole as Schema);
  };
}

/**
 * Creates the serializer of an answer at its first use: compiling a large contract for all of its operations would
 * delay the start by seconds. schemaProblems finds those that cannot be created, in a test.
 */
export function lazySerializer(contract: ContractDocument) {
  const make = writerMaker(contract);
  return ({ schema }: { schema: unknown }) => {
    let write: ((data: unknown) => string) | undefined;
    return (data: unknown): string => (write ??= make(schema))(data);
  };
}
