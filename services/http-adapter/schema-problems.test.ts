import { expect, it } from 'vitest';
import { schemaProblems } from './schema-problems.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const twice = { type: 'string', enum: ['berth', 'buoy', 'berth'] };

/** A contract with one operation. */
const contractOf = (parts: { query?: object; body?: object; answer?: object }) => ({
  openapi: '3.1.0',
  paths: {
    '/berths': {
      post: {
        operationId: 'bookBerth',
        ...(parts.query && { parameters: [{ in: 'query', name: 'kind', schema: parts.query }] }),
        ...(parts.body && { requestBody: json(parts.body) }),
        responses: { 200: { description: 'Booked.', ...json(parts.answer ?? { type: 'object' }) } },
      },
    },
  },
  components: { schemas: { Kind: { type: 'string' } } },
});
it('reports nothing about schemas that compile', () => {
  const sound = { type: 'object', properties: { kind: { $ref: '#/components/schemas/Kind' } } };
  expect(schemaProblems(contractOf({ query: { type: 'string' }, body: sound, answer: sound }))).toEqual([]);
});

it.each([
  ['its query parameters', 'Invalid regular expression', { query: { type: 'string', pattern: '(' } }],
  ['its body', 'resolve reference', { body: { $ref: '#/components/schemas/Nowhere' } }],
  ['its answer 200', 'duplicate items', { answer: { type: 'object', properties: { kind: twice } } }],
  ['its answer 200', 'Nowhere', { answer: { $ref: '#/components/schemas/Nowhere' } }],
])('names %s, and why: %s', (what, why, parts) => {
  const problems = schemaProblems(contractOf(parts));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`bookBerth: ${what}: `);
  expect(problems[0]).toContain(why);
});
