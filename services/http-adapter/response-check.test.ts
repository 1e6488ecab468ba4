import { describe, expect, it } from 'vitest';
import { answerChecks } from './response-check.ts';

const contract = {
  components: {
    schemas: {
      Place: { type: 'object', required: ['port'], properties: { port: { type: 'string' } } },
      Berth: {
        allOf: [
          { $ref: '#/components/schemas/Place' },
          { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        ],
      },
      Buoy: {
        type: 'object',
        required: ['kind', 'number'],
        properties: { kind: { const: 'buoy' }, number: { type: 'integer' } },
      },
      Spot: { oneOf: [{ $ref: '#/components/schemas/Buoy' }, { $ref: '#/components/schemas/Place' }] },
      Tree: {
        type: 'object',
        properties: { name: { type: 'string' }, inner: { $ref: '#/components/schemas/Tree' } },
      },
    },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const check = answerChecks(contract);
const says = (schema: object, answer: unknown) => check(schema as Record<string, unknown>)(answer);

describe('a matching answer', () => {
  it.each([
    ['fields of both parts of an allOf', ref('Berth'), { port: 'Palma', id: 1 }],
    ['a branch of a oneOf', ref('Spot'), { kind: 'buoy', number: 3 }],
    ['a list of references', { type: 'array', items: ref('Berth') }, [{ port: 'Palma', id: 1 }]],
    ['a reference beside a description', { ...ref('Place'), description: 'x' }, { port: 'Palma' }],
    ['a recursive one', ref('Tree'), { name: 'a', inner: { name: 'b', inner: {} } }],
    [
      'free fields where they are declared',
      { type: 'object', additionalProperties: { type: 'integer' } },
      { a: 1, b: 2 },
    ],
    ['null where it may be', { oneOf: [ref('Place'), { type: 'null' }] }, null],
    [
      'a Date as its text',
      { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
      { at: new Date(0) },
    ],
    ['an undefined field as an absent one', ref('Tree'), { name: 'a', inner: undefined }],
  ])('passes: %s', (_what, schema, answer) => {
    expect(says(schema, answer)).toBeNull();
  });
});

describe('a different answer', () => {
  it.each([
    [
      'a field that neither part of an allOf declares',
      ref('Berth'),
      { port: 'Palma', id: 1, owner: 'x' },
      'owner',
    ],
    ['a field of another branch', ref('Spot'), { port: 'Palma', number: 3 }, 'number'],
    ['a field inside a list', { type: 'array', items: ref('Place') }, [{ port: 'Palma', secret: 1 }], '/0'],
    ['a field deep in a recursive one', ref('Tree'), { inner: { inner: { extra: 1 } } }, '/inner/inner'],
    ['a field of an object that declares none', { type: 'object' }, { a: 1 }, 'unevaluated'],
    ['a fraction for an integer', ref('Berth'), { port: 'Palma', id: 1.5 }, '/id must be integer'],
    ['a text for a number', ref('Berth'), { port: 'Palma', id: '1' }, '/id must be integer'],
    ['no answer at all', ref('Place'), null, 'must be object'],
  ])('is reported: %s', (_what, schema, answer, said) => {
    expect(says(schema, answer)).toContain(said);
  });
});
