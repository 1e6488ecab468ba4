import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { componentSchemas, type ContractDocument, type Schema } from './document.ts';
import { newAjv } from './validation.ts';

type Openness = 'closed' | 'open';
const sharedId = 'answers';

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose schemas describe the same object: a field may be declared in any of them. */
const sameObject = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas']);
const namedSchemas = new Set(['properties', 'patternProperties']);
const innerSchemas = new Set(['items', 'prefixItems', 'contains', 'additionalProperties', 'propertyNames']);
const restrictsOthers = (schema: Schema) =>
  'additionalProperties' in schema || 'unevaluatedProperties' in schema;

/**
 * The schema with undeclared fields forbidden at every level. A part of an allOf stays open (its siblings declare the
 * other fields), so each component exists twice: `closed` on its own, `open` as a part.
 */
function closing(node: unknown, openness: Openness): unknown {
  if (Array.isArray(node)) return node.map((inner) => closing(inner, openness));
  if (!isObject(node)) return node;
  const composed = [...sameObject].some((keyword) => keyword in node) || 'properties' in node;
  const refOpenness = openness === 'closed' && !composed ? 'closed' : 'open';
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string')
      result.$ref = value.replace('#/components/schemas/', `${sharedId}#/$defs/${refOpenness}/`);
    else if (sameObject.has(key)) result[key] = closing(value, 'open');
    else if (namedSchemas.has(key) && isObject(value))
      result[key] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, closing(inner, 'closed')]),
      );
    else if (innerSchemas.has(key)) result[key] = closing(value, 'closed');
    else if (key !== 'discriminator') result[key] = value;
  }
  const isStandalone = openness === 'closed' && !('$ref' in node && refOpenness === 'closed');
  if (isStandalone && !restrictsOthers(node)) result.unevaluatedProperties = false;
  return result;
}

/**
 * Validates a response against its declared schema and returns the problem, including undeclared fields and 1.5 for an
 * integer.
 */
type AnswerCheck = (answer: unknown) => string | null;

/** Validators of responses, for tests: the serializer would silently drop an undeclared field and truncate 1.5. */
export function answerChecks(contract: ContractDocument): (schema: Schema) => AnswerCheck {
  const components = Object.entries(componentSchemas(contract));
  const every = (openness: Openness) =>
    Object.fromEntries(components.map(([name, s]) => [name, closing(s, openness)]));
  const ajv = newAjv({ allErrors: true, coerceTypes: false });
  ajv.opts.useDefaults = false;
  ajv.addSchema({ $id: sharedId, $defs: { open: every('open'), closed: every('closed') } });
  return (schema) => {
    let validate: ValidateFunction | undefined;
    return (answer) => {
      validate ??= ajv.compile({ $ref: '#/$defs/own', $defs: { own: closing(schema, 'closed') } });
      // As sent: a Date is its ISO string, an undefined field is absent.
      if (validate(JSON.parse(JSON.stringify(answer)))) return null;
      const errors: ErrorObject[] = validate.errors ?? [];
      return errors
        .slice(0, 5)
        .map((e) => `${e.instancePath || '/'} ${e.message ?? e.keyword} ${JSON.stringify(e.params)}`)
        .join('; ');
    };
  };
}
