import { expect, it } from 'vitest';
import { decodeErrors } from '../../../src/statecharts/trace/decode-errors.ts';
import { plainJson } from './plain-json.ts';

it('tells an error so that it can be made again, and leaves out what no file holds', () => {
  const error = Object.assign(new Error('AI parsing failed'), { code: 'UNAVAILABLE', status: 503 });
  const told = plainJson({ error, rows: [1, undefined, Number.NaN], nothing: undefined, act: () => {} });
  expect(told).toEqual({
    error: { $error: { name: 'Error', message: 'AI parsing failed', code: 'UNAVAILABLE', status: 503 } },
    rows: [1, null, null],
  });
  expect(decodeErrors(told)).toMatchObject({ error });
});
