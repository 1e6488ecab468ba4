import { expect, it } from 'vitest';
import contract from '../../../../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { defaultLimit } from './default-page.repository.ts';

it('the prepared page is as long as a page of the contract', () => {
  const { parameters } = contract.paths['/market/listings'].get;
  expect(parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({ default: defaultLimit });
});
