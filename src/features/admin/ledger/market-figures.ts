import type { Figure, LedgerFigures } from '../../finance/index.ts';

/** The market's figures in order, without those that the ledger lacks. */
export function marketFigures({ paid, refunded, commission, due, sent }: LedgerFigures): Figure[] {
  const figures = [
    { name: 'Paid', amount: paid, description: 'taken from buyers' },
    { name: 'Refunded', amount: refunded, description: 'refunded to buyers' },
    { name: 'Commission', amount: commission, description: 'earned by the marketplace' },
    { name: 'Due', amount: due, description: 'owed to vendors, not sent yet' },
    { name: 'Sent', amount: sent, description: 'to vendors' },
  ];
  return figures.flatMap(({ amount, ...figure }) => (amount === null ? [] : [{ ...figure, amount }]));
}
