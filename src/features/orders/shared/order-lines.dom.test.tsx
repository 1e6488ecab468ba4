import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OrderLines } from './order-lines.tsx';
import { accepting, lines } from './testing/example-parts.ts';

it('says quantities in their units, in the plural, and names a substitute before what was ordered', () => {
  render(<OrderLines label="What was ordered" lines={lines} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const quantities = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(quantities).toEqual(['2 pieces', '1 pieceinstead of 2 pieces', '1,200']);
  expect(rows[1]).toHaveTextContent(/^Fender F4, blackinstead of Fender F4 · Navy/);
});

it('says that none of a line comes where its part ended', () => {
  render(<OrderLines label="What was ordered" lines={lines.map((line) => accepting(line, 0))} />);
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('None of 2');
  expect(first).not.toHaveTextContent('fewer');
});

it('leads from each item to where the reader finds it, and says how many of it came back', () => {
  const [first, ...others] = lines;
  if (first === undefined) throw new Error('there is a line');
  const back = { ...first, quantity: 3, accepted: null, returned: 1, goingBack: 2 };
  render(
    <MemoryRouter>
      <OrderLines
        label="What was ordered"
        lines={[back, ...others]}
        pathOf={({ productId }) => `/product-checkout/${productId}`}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link', { name: back.name })[0]).toHaveAttribute(
    'href',
    `/product-checkout/${back.productId}`,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent.includes('1 of 3 returned, 2 of 3 in a return'))).toEqual(
    rows.map((_, index) => index === 0),
  );
});

it('says of which items some were missing and are refunded', () => {
  const [first] = lines;
  if (first === undefined) throw new Error('there is a line');
  const refunded = {
    stage: 'reported_refunded',
    answerBy: null,
    offered: null,
    most: null,
    supplierNote: null,
    buyerNote: null,
    lines: [{ lineId: first.id, quantity: 1 }],
    isUndelivered: false,
  } as const;
  const rowsOf = (stage: 'reported_refunded' | 'withdrawn') => {
    render(
      <OrderLines label={stage} lines={lines} dispute={{ ...refunded, lines: [...refunded.lines], stage }} />,
    );
    const rows = within(screen.getByRole('table', { name: stage })).getAllByRole('row');
    return rows.filter((row) => row.textContent.includes('1 of 2 missing: refunded')).length;
  };
  expect([rowsOf('reported_refunded'), rowsOf('withdrawn')]).toEqual([1, 0]);
});
