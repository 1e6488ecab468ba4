import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Change, ReviewRow } from '../review.types.ts';
import { GridCell } from './grid-cell.tsx';

afterEach(cleanup);

const row = (changes: readonly Change[]): ReviewRow => ({
  row: 0,
  cells: { price: { value: '99', origin: 'read', source: null, confidence: 1 } },
  findings: [],
  level: null,
  isExcluded: false,
  priceMinor: 9900,
  comparison: 'changed',
  changes,
  matches: [],
  match: undefined,
});

function show(changes: readonly Change[]) {
  render(
    <GridCell
      id="cell"
      slot={{ field: 'price', column: 1, left: 0, width: 100 }}
      row={row(changes)}
      isActive={false}
      isChosen={false}
      editor={null}
    />,
  );
  return screen.getByRole('gridcell');
}

it.each([
  ['89.5', 'Changed: it was 89.5'],
  [null, 'Changed: it was empty'],
])('marks what an import would change, before it %j', (before, text) => {
  const cell = show([{ field: 'price', before, after: '99' }]);
  expect(cell).toHaveTextContent(text);
  expect(cell).toHaveAttribute('data-changed', 'true');
});

it('marks no other cell of a row that changes', () => {
  const cell = show([{ field: 'stock', before: '1', after: '2' }]);
  expect(cell).not.toHaveTextContent('Changed');
  expect(cell).toHaveAttribute('data-changed', 'false');
});
