import { expect, it } from 'vitest';
import { unusedText } from './review.labels.ts';

const column = (header: string | null, field: 'name' | null = null, samples = ['1']) => ({
  header,
  field,
  samples,
});

it.each([
  [[column('Name', 'name')], null],
  [[column(null), column('Empty', null, [])], null],
  [[column('Name', 'name'), column('Conf.'), column('Sc.%')], 'Not used: Conf. and Sc.%'],
  [
    ['Conf.', 'Sc.%', 'Weight', 'Origin'].map((header) => column(header)),
    'Not used: Conf., Sc.% and 2 other columns',
  ],
])('names the columns of a file that mean nothing (%#)', (columns, text) => {
  expect(unusedText(columns)).toBe(text);
});
