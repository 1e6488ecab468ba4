import type { Figure, LedgerFigures } from '../../finance/index.ts';

/** The market's figures in their order; what the ledger does not tell is left out. */
export function marketFigures({ paid, refunded, commission, due, sent }: LedgerFigures): Figure[] {
  const figures = [
    { name: 'Paid', amount: paid, words: 'taken from buyers' },
    { name: 'Refunded', amount: refunded, words: 'given back to buyers' },
    { name: 'Commission', amount: commission, words: 'earned by the market' },
    { name: 'Due', amount: due, words: 'to suppliers, not sent yet' },
    { name: 'Sent', amount: sent, words: 'to suppliers' },
  ];
  return figures.flatMap(({ amount, ...figure }) => (amount === null ? [] : [{ ...figure, amount }]));
}
