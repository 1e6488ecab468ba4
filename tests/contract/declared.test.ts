import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { permissions, type Row } from '../../services/marketplace/http/permissions.ts';
import { refusals } from '../../services/marketplace/http/refusals.ts';
import { contractExamples } from './examples.ts';
import { contractOperations } from './real-app.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
// ajv-formats is CommonJS: Node makes its function the default export, TypeScript types the module object.
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);

/** Schemas refer to components from the document's root; as a separate document these are compiled once for all. */
const rooted = (schema: object): object =>
  // The same schema, with other reference targets.
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as object;
ajv.addSchema({ $id: 'contract', ...rooted({ components: contract.components }) });

/** Keyed by text: many operations have equal schemas, and compiling takes longer than everything else here. */
const compiled = new Map<string, ValidateFunction>();

const problemsOf = (schema: object, value: unknown): string[] => {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? ajv.compile(rooted(schema));
  compiled.set(text, validate);
  return validate(value) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message ?? ''}`);
};

const closedList = new Set<string>(contract.components.schemas.ErrorCode.enum);

describe.each(contractExamples.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, operation) => {
    test('shows an example of its body and of each JSON answer, all of them valid', () => {
      const { body, schemaOfBody, answers } = operation;
      const problems = [
        ...(schemaOfBody === null ? [] : problemsOf(schemaOfBody, body).map((problem) => `body ${problem}`)),
        ...answers.flatMap(({ status, isJson, schema, example }) => {
          if (!isJson) return [];
          if (schema === null || example === undefined) return [`${status} has no schema or no example`];
          return problemsOf(schema, example).map((problem) => `${status} ${problem}`);
        }),
      ];
      expect(problems).toEqual([]);
    });

    test('lists for each failure the codes it may carry, all of the closed list and of that status', () => {
      const statusOf = (code: string) =>
        Object.entries(refusals).find(([known]) => known === code)?.[1].status;
      const problems = operation.answers
        .filter(({ status }) => status >= 400)
        .flatMap(({ status, errorCodes }) => {
          if (errorCodes === null || errorCodes.length === 0) return [`${status} lists no code`];
          return errorCodes
            .filter((code) => !closedList.has(code) || statusOf(code) !== status)
            .map((code) => `${status} lists ${code}, which is ${String(statusOf(code))}`);
        });
      expect(problems).toEqual([]);
    });

    test('declares every possible result of every operation', () => {
      const declared = new Set(operation.answers.map(({ status }) => status));
      const { session, body } = contractOperations.find(({ id }) => id === operation.id) ?? {
        session: 'never',
        body: null,
      };
      const expected = [
        429,
        500,
        503,
        ...(body === null ? [] : [400, 413, 415]),
        ...(session === 'needed' ? [401] : []),
      ];
      expect(expected.filter((status) => !declared.has(status))).toEqual([]);
    });
  },
);

describe('the permissions table', () => {
  const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
  const everybody = ['pending', 'crew_member', 'supplier', 'service_provider', 'admin'];

  test('has a row for every operation and no others', () => {
    expect(Object.keys(rows).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
  });

  test('refuses users only if the contract declares it', () => {
    const wrong = contractExamples.filter(({ id, answers }) => {
      const row = rows[id];
      const refuses = row !== undefined && row !== 'anyone' && row.may.length < everybody.length;
      // A sign-in can be refused because of attempts from elsewhere, whatever the session.
      return refuses !== answers.some(({ errorCodes }) => errorCodes?.includes('FORBIDDEN'));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('lists every field that names a caller as a claim, and every id in a path as owned', () => {
    const namesCaller = new Set(['userId', 'supplierId']);
    // Every caller has one of their own.
    const isNothing = new Set(['month']);
    const wrong = contractExamples.filter(({ id, bodyFields, params }) => {
      const row = rows[id];
      if (row === undefined || row === 'anyone') return false;
      const claims = new Set<string>(row.claims ?? []);
      // Admins handle everyone's data: ids that only they may name are not their own.
      const isAdminsAlone = row.may.every((identity) => identity === 'admin');
      return (
        Object.keys(params).some(
          (name) => !isAdminsAlone && !isNothing.has(name) && !row.owned?.includes(name),
        ) ||
        [...bodyFields].some((field) => namesCaller.has(field) && !claims.has(field)) ||
        [...claims].some((claim) => !bodyFields.has(claim))
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
