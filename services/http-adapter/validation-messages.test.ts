import { expect, it } from 'vitest';
import { newAjv } from './validation.ts';
import { validationMessages } from './validation-messages.ts';

const list = { type: 'array', minItems: 1, items: { type: 'string' } };
const by = (name: string) => ({
  type: 'object',
  additionalProperties: false,
  required: [name, 'boats'],
  properties: { [name]: { type: 'string' }, boats: list },
});
const check = newAjv({ allErrors: true, coerceTypes: false }).compile({
  oneOf: [by('owner'), by('skipper')],
});
const fieldsOf = (value: unknown) => {
  check(value);
  return validationMessages(check.errors ?? []).map(({ field, rule }) => `${field}: ${rule}`);
};

it.each([
  ['the form that was sent', { skipper: 'Ina', boats: [] }, ['boats: minItems']],
  ['the other one', { owner: 'Ina', boats: [7] }, ['boats/0: type']],
  ['both, if neither was sent', {}, ['owner: required', 'boats: required', 'skipper: required']],
  [
    'both, if both were',
    { owner: 'Ina', skipper: 'Ina', boats: ['Halcyon'] },
    ['skipper: additionalProperties', 'owner: additionalProperties'],
  ],
])('of a choice it is said what is wrong with %s', (_what, value, fields) => {
  expect(fieldsOf(value)).toEqual(fields);
});
