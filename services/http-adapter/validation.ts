import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { uuidPattern } from '../../src/lib/uuid.ts';
import { componentSchemas, withReferencesTo, type ContractDocument, type Schema } from './document.ts';
import type { FieldProblem } from './refusal.ts';
import { validationMessages } from './validation-messages.ts';

type Check = (value: unknown) => readonly FieldProblem[];

const sharedId = 'contract';
/**
 * Above this size only the first error of a refused body is reported: a list of a million wrong entries would cost
 * seconds.
 */
const explainedLengthMax = 64 * 1024;

interface AjvOptions {
  readonly allErrors: boolean;
  readonly coerceTypes: false | 'array';
  /** Whether schemas are validated themselves; true by default. */
  readonly validateSchema?: boolean;
}

export const newAjv = (options: AjvOptions): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: false,
    useDefaults: true,
    discriminator: true,
    verbose: true,
    ...options,
  });
  // ajv-formats is CommonJS: Node makes its function the default export, TypeScript types the module object.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  for (const format of ['binary', 'int32', 'int64', 'password']) ajv.addFormat(format, true);
  // The package's own pattern also accepts urn:uuid:…, which PostgreSQL refuses as an id, with a failure instead of a
  // message.
  ajv.addFormat('uuid', uuidPattern);
  return ajv;
};

/**
 * Validators for requests. Parameters are coerced in place (they arrive as text) and defaults are filled in; bodies are
 * never coerced. A validator is compiled at first use, because most of a large contract is not needed in the first
 * second. The contract's own schemas are only validated with `validateSchema`: in a test, since it takes a third of a
 * second at each start.
 */
export function requestChecks(
  contract: ContractDocument,
  { validateSchema = false }: Pick<AjvOptions, 'validateSchema'> = {},
): {
  body(schema: Schema): Check;
  parameters(schema: Schema): Check;
} {
  const shared = {
    $id: sharedId,
    components: { schemas: withReferencesTo(componentSchemas(contract), sharedId) },
  };
  const checks = (coerceTypes: false | 'array') => {
    const ajv = (allErrors: boolean) => newAjv({ allErrors, coerceTypes, validateSchema }).addSchema(shared);
    let quick: Ajv2020 | undefined;
    let full: Ajv2020 | undefined;
    return (schema: Schema): Check => {
      const own = withReferencesTo(schema, sharedId);
      let first: ValidateFunction | undefined;
      let explain: ValidateFunction | undefined;
      return (value) => {
        first ??= (quick ??= ajv(false)).compile(own);
        if (first(value)) return [];
        const errors: ErrorObject[] = first.errors ?? [];
        if (JSON.stringify(value).length > explainedLengthMax) return validationMessages(errors);
        explain ??= (full ??= ajv(true)).compile(own);
        explain(value);
        return validationMessages(explain.errors ?? errors);
      };
    };
  };
  return { body: checks(false), parameters: checks('array') };
}
