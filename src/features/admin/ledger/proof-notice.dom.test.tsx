import { euro } from '../../../api/testing/values.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProofNotice } from './proof-notice.tsx';

afterEach(cleanup);

const proof = {
  entries: 1204,
  postings: 3612,
  sumMinor: 0,
  unbalanced: 0,
  cash: euro(500),
  owed: euro(500),
  losses: euro(0),
  fees: euro(0),
};

it('says how much was looked at when the ledger sums to zero', () => {
  render(<ProofNotice proof={proof} />);
  expect(screen.getByText('The ledger sums to zero: 1,204 entries, 3,612 postings.')).toBeInTheDocument();
  expect(screen.getByText('Held €5.00, owed as commission and to vendors €5.00.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what chargebacks cost', () => {
  render(<ProofNotice proof={{ ...proof, losses: euro(2000), fees: euro(1500) }} />);
  expect(
    screen.getByText(
      'Held €5.00, owed as commission and to vendors €40.00, less €20.00 lost to chargebacks and €15.00 in fees.',
    ),
  ).toBeInTheDocument();
});

it.each([
  [{ sumMinor: -2 }, 'All postings add up to -€0.02, not zero.'],
  [{ unbalanced: 1 }, '1 entry does not sum to zero.'],
  [{ owed: euro(499) }, 'Held is €5.00, owed is €4.99.'],
])('raises the alarm for %j', (change, words) => {
  render(<ProofNotice proof={{ ...proof, ...change }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The ledger does not sum to zero.');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
