import { answer } from '../../../api/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import { defineLedger, LedgerPage } from '../../finance/index.ts';
import { ledgerTexts } from './ledger-texts.ts';
import { marketFigures } from './market-figures.ts';
import { ProofNotice } from './proof-notice.tsx';

const ledgerList = defineLedger({
  ...ledgerTexts,
  key: ['transactions', 'all'],
  read: async ({ client, signal }, query) =>
    (await answer(client.GET('/admin/ledger', { params: { query }, signal }))).data,
  reader: 'admin',
  searchHint: 'Order, booking, vendor or buyer',
  noun: 'Order or booking',
  hrefOf: ({ orderId, saleKind }) =>
    `/admin/${saleKind === 'sub_order' ? 'orders' : 'bookings'}-management/${orderId}`,
  fileName: 'quayside-ledger.csv',
  nothingYet: {
    title: 'No transactions yet',
    description: 'The first captured payment will appear here.',
  },
  forbidden: <AdminsOnly title={ledgerTexts.title} />,
});

/** `/admin/financial-management`: the whole ledger, and its proof. */
export const LedgerScreen = () => (
  <LedgerPage
    list={ledgerList}
    figuresOf={marketFigures}
    above={({ proof }) => <ProofNotice proof={proof} />}
  />
);
