import { expect, it } from 'vitest';
import contract from '../../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { readOperations } from '../../http-adapter/index.ts';
import { refusals, type ErrorCode } from './refusals.ts';

const operations = readOperations(contract);

it('gives each code the HTTP status under which the contract lists it', () => {
  const listed = operations.flatMap(({ id, responses }) =>
    [...responses].flatMap(([status, { errorCodes }]) =>
      (errorCodes ?? []).map((code) => `${id} ${code} ${status}`),
    ),
  );
  const held = operations.flatMap(({ id, responses }) =>
    [...responses.values()].flatMap(({ errorCodes }) =>
      // The contract's own lint checks its lists against ErrorCode; an unknown code gives false here and differs.
      (errorCodes ?? []).map(
        (code) => `${id} ${code} ${Object.hasOwn(refusals, code) && refusals[code as ErrorCode].status}`,
      ),
    ),
  );
  expect(held).toEqual(listed);
});

it('has all capabilities of the contract: no operation is declared as not available yet', () => {
  const declared = operations.filter(({ responses }) => responses.has('501')).map(({ id }) => id);
  expect(declared).toEqual([]);
});
