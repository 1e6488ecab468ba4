import { expect, it } from 'vitest';
import { newTable } from '../reading/table.ts';
import { planOf } from './table-plan.ts';
import type { ColumnMeaning } from './stated-columns.ts';

const table = newTable({
  rows: [
    { line: 1, cells: ['Préis  (net.)', 'Name', 'Price', 'Unit'] },
    { line: 2, cells: ['12,00', 'Rope', '15,00', 'm'] },
    { line: 3, cells: ['20,00', 'Chain', '26,00', 'm'] },
  ],
});

const understood = (kind: 'inventory' | 'services', ...meanings: readonly ColumnMeaning[]) => {
  const { roles, columns } = planOf(table, kind, meanings);
  return [...roles.byField.values()].map(({ field, column, confidence, reason }) => [
    field,
    columns.indexOf(column),
    Math.round(confidence * 100) / 100,
    reason,
  ]);
};

it("prefers the sender's statement to its own reading, in any case, accents and punctuation", () => {
  expect(understood('inventory', { header: 'PREIS NET', field: 'price' })).toContainEqual([
    'price',
    0,
    1,
    'you said so last time',
  ]);
});

it('leaves out a column that the sender excludes', () => {
  const places = understood('inventory', { header: 'price', field: null }).map(([, place]) => place);
  expect(places).not.toContain(2);
  expect(planOf(table, 'inventory', [{ header: 'price', field: null }]).columns[2]?.stated?.reason).toBe(
    'you left it out last time',
  );
});

it('reads the unit of goods as the unit of a service, and vice versa', () => {
  expect(understood('services', { header: 'unit', field: 'unit' })).toContainEqual([
    'priceUnit',
    3,
    1,
    'you said so last time',
  ]);
});
