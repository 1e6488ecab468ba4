import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderLines } from './order-lines.tsx';
import { accepting, lines } from './testing/example-parts.ts';

it('says quantities in their units, in the plural', () => {
  render(<OrderLines label="What was ordered" lines={lines} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const quantities = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(quantities).toEqual(['2 pieces', '1 of 2 pieces1 missing', '1,200']);
});

it('says that none of a line comes where its part ended', () => {
  render(<OrderLines label="What was ordered" lines={lines.map((line) => accepting(line, 0))} />);
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('None of 2');
  expect(first).not.toHaveTextContent('missing');
});
