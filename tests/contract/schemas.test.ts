import { expect, test } from 'vitest';
import marketplace from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import parser from '../../openapi/__generated__/ai-parser.json' with { type: 'json' };
import { schemaProblems } from '../../services/http-adapter/index.ts';

test.each([
  ['marketplace', marketplace],
  ['parser', parser],
])('every schema of the %s’s contract can be checked and written', (_name, contract) => {
  expect(schemaProblems(contract)).toEqual([]);
});
