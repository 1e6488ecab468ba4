import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { ownVendorId } from '../../modules/account/index.ts';
import type { Ledger, LedgerFigures, Statement, Statements } from '../../modules/ledger/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { ledgerLineOf } from './order-answers.ts';

type Schemas = components['schemas'];
type FinanceHandlers = Pick<
  AllHandlers,
  'listTransactions' | 'listLedger' | 'getStatement' | 'readStatement' | 'getVendorDue'
>;

const figuresOf = ({ paid, refunded, commission, due, sent }: LedgerFigures): Schemas['LedgerFigures'] => ({
  paid: { ...paid },
  refunded: { ...refunded },
  commission: commission && { ...commission },
  due: due && { ...due },
  sent: sent && { ...sent },
});

function statementOf(statement: Statement): Schemas['Statement'] {
  const money = (amountMinor: number) => ({ amountMinor, currency: statement.currency });
  return {
    month: statement.month,
    opening: money(statement.openingMinor),
    sales: money(statement.salesMinor),
    refunds: money(statement.refundsMinor),
    commission: money(statement.commissionMinor),
    sent: money(statement.sentMinor),
    returned: money(statement.returnedMinor),
    closing: money(statement.closingMinor),
    commissionInvoice: statement.commissionInvoice && { ...statement.commissionInvoice },
  };
}

/** Operations of tag "Finance", and the admins' view of the whole ledger. */
export const financeHandlers = (
  ledger: Pick<Ledger, 'listTransactions' | 'listLedger' | 'dueToVendor'>,
  statements: Statements,
): FinanceHandlers => ({
  async listTransactions({ session, query }) {
    const page = await ledger.listTransactions(session, query);
    if (!page.ok) return refused(page.error);
    const { figures, items, nextCursor } = page.value;
    const data = { figures: figuresOf(figures), items: items.map(ledgerLineOf), nextCursor };
    return { status: 200, body: { status: true, data } };
  },

  async getVendorDue({ session }) {
    const { due, next } = await ledger.dueToVendor(ownVendorId(session));
    const data = {
      due: { ...due },
      next: next && { at: next.at.toISOString(), amount: { ...next.amount } },
    };
    return { status: 200, body: { status: true, data } };
  },

  async getStatement({ session, params }) {
    const statement = await statements.getStatement(session, params.month);
    return { status: 200, body: { status: true, data: statementOf(statement) } };
  },

  async readStatement({ session, params, query }) {
    const wanted = { month: params.month, format: query.format };
    const { bytes, headers } = await statements.readStatement(session, wanted);
    return { status: 200, body: bytes, headers };
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
          proof: {
            ...proof,
            cash: { ...proof.cash },
            owed: { ...proof.owed },
            losses: { ...proof.losses },
            fees: { ...proof.fees },
          },
        },
      },
    };
  },
});
