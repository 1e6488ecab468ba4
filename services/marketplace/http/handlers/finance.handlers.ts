import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Ledger, LedgerFigures } from '../../modules/ledger/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { ledgerLineOf } from './order-answers.ts';

type Schemas = components['schemas'];
type FinanceHandlers = Pick<AllHandlers, 'listTransactions' | 'listLedger'>;

const figuresOf = ({ paid, refunded, commission, due, sent }: LedgerFigures): Schemas['LedgerFigures'] => ({
  paid: { ...paid },
  refunded: { ...refunded },
  commission: commission && { ...commission },
  due: due && { ...due },
  sent: sent && { ...sent },
});

/** Tag "Finance" of the contract, and an admin's look at the whole ledger. */
export const financeHandlers = (
  ledger: Pick<Ledger, 'listTransactions' | 'listLedger'>,
): FinanceHandlers => ({
  async listTransactions({ session, query }) {
    const page = await ledger.listTransactions(session, query);
    if (!page.ok) return refused(page.error);
    const { figures, items, nextCursor } = page.value;
    const data = { figures: figuresOf(figures), items: items.map(ledgerLineOf), nextCursor };
    return { status: 200, body: { status: true, data } };
  },

  async listLedger({ query }) {
    const page = await ledger.listLedger(query);
    if (!page.ok) return refused(page.error);
    const { figures, proof, items, nextCursor } = page.value;
    return {
      status: 200,
      body: {
        status: true,
        data: {
          figures: figuresOf(figures),
          items: items.map(ledgerLineOf),
          nextCursor,
          proof: { ...proof, cash: { ...proof.cash }, owed: { ...proof.owed } },
        },
      },
    };
  },
});
