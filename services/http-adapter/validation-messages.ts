import type { ErrorObject } from 'ajv';
import type { FieldProblem } from './refusal.ts';

const typeLabels: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const formatLabels: Readonly<Record<string, string>> = {
  email: 'an email address, like mate@example.com',
  uuid: 'an id (UUID)',
  date: 'a date, like 2026-05-01',
  'date-time': 'a date and time, like 2026-05-01T09:00:00Z',
  time: 'a time, like 09:00:00Z',
  uri: 'a full web address, like https://example.com',
};

const count = (limit: unknown, one: string, many: string) => `${String(limit)} ${limit === 1 ? one : many}`;
const listed = (values: readonly unknown[]) => values.map(String).join(', ');

const sentence = (error: ErrorObject): string => {
  const params: Readonly<Record<string, unknown>> = error.params;
  const limit = params.limit;
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return 'This is needed.';
    case 'type': {
      const types = String(params.type).split(',');
      return `This must be ${types.map((type) => typeLabels[type] ?? type).join(' or ')}.`;
    }
    case 'format':
      return `This must be ${formatLabels[String(params.format)] ?? `in the form “${String(params.format)}”`}.`;
    case 'minLength':
      return limit === 1
        ? 'This must not be empty.'
        : `This must have at least ${count(limit, 'character', 'characters')}.`;
    case 'maxLength':
      return `This must have at most ${count(limit, 'character', 'characters')}.`;
    case 'minimum':
      return `This must be ${String(limit)} or more.`;
    case 'maximum':
      return `This must be ${String(limit)} or less.`;
    case 'exclusiveMinimum':
      return `This must be more than ${String(limit)}.`;
    case 'exclusiveMaximum':
      return `This must be less than ${String(limit)}.`;
    case 'multipleOf':
      return `This must be a multiple of ${String(params.multipleOf)}.`;
    case 'enum':
      return `This must be one of: ${listed(Array.isArray(params.allowedValues) ? params.allowedValues : [])}.`;
    case 'const':
      return `This must be ${JSON.stringify(params.allowedValue)}.`;
    case 'minItems':
      return `This must list at least ${count(limit, 'entry', 'entries')}.`;
    case 'maxItems':
      return `This must list at most ${count(limit, 'entry', 'entries')}.`;
    case 'uniqueItems':
      return 'This must not list the same entry twice.';
    case 'minProperties':
      return 'Nothing was given here.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This isn’t a field we know.';
    case 'oneOf':
    case 'anyOf':
    case 'discriminator':
      return 'This has none of the accepted forms.';
    default:
      return 'This is not in the expected form.';
  }
};

const fieldOf = (error: ErrorObject): string => {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const params: Readonly<Record<string, unknown>> = error.params;
  const own = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return (typeof own === 'string' ? [...steps, own] : steps).join('/');
};

const branching = new Set(['oneOf', 'anyOf', 'if', 'discriminator']);
const mostProblems = 50;

const named = new Set(['required', 'additionalProperties', 'unevaluatedProperties']);

/** Removes the errors of a choice's branches whose field names do not match, if another branch's do. */
function ofMeantBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const excluded = new Set<unknown>();
  for (const { keyword, schema } of errors) {
    if ((keyword !== 'oneOf' && keyword !== 'anyOf') || !Array.isArray(schema)) continue;
    const branches: readonly unknown[] = schema;
    const misnamed = branches.filter((branch) =>
      errors.some((error) => named.has(error.keyword) && error.parentSchema === branch),
    );
    if (misnamed.length < branches.length) for (const branch of misnamed) excluded.add(branch);
  }
  return errors.filter(({ parentSchema }) => !excluded.has(parentSchema));
}

/**
 * Ajv's errors as user-readable messages: one per field, at most 50. A schema's own `x-message` replaces the message
 * (needs Ajv's `verbose`).
 */
export function validationMessages(errors: readonly ErrorObject[]): readonly FieldProblem[] {
  // The errors of a choice's branches explain it; its own error is only useful without them.
  const ordered = [...ofMeantBranches(errors)].sort(
    (a, b) => Number(branching.has(a.keyword)) - Number(branching.has(b.keyword)),
  );
  const byField = new Map<string, FieldProblem>();
  for (const error of ordered) {
    const field = fieldOf(error);
    const insideIsExplained =
      branching.has(error.keyword) &&
      [...byField.keys()].some((known) => field === '' || known === field || known.startsWith(`${field}/`));
    if (byField.has(field) || insideIsExplained) continue;
    const own: unknown = error.parentSchema?.['x-message'];
    const message = typeof own === 'string' ? own : sentence(error);
    byField.set(field, { field, message, rule: error.keyword });
    if (byField.size === mostProblems) break;
  }
  return [...byField.values()];
}
