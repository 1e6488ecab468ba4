import { useSearchParams } from 'react-router-dom';
import { PageTabs } from '../links/index.ts';

const allViews = ['transactions', 'payouts', 'invoices', 'statements', 'commission'] as const;

/** The view of a page of money. */
export type MoneyView = (typeof allViews)[number];

const labels: Readonly<Record<MoneyView, string>> = {
  transactions: 'Transactions',
  payouts: 'Payouts',
  invoices: 'Invoices',
  statements: 'Statements',
  commission: 'Commission',
};

/** The view in the address (`?view=invoices`), if the page has it. */
export function useMoneyView(views: readonly MoneyView[]): MoneyView {
  const [params] = useSearchParams();
  return views.find((view) => view === params.get('view')) ?? 'transactions';
}

interface MoneyTabsProps {
  readonly views: readonly MoneyView[];
  readonly chosen: MoneyView;
}

/** The transactions and the documents; each without the other's search. */
export const MoneyTabs = ({ views, chosen }: MoneyTabsProps) => (
  <PageTabs
    label="Transactions and documents"
    tabs={views.map((view) => ({
      text: labels[view],
      to: { search: view === 'transactions' ? '' : `?view=${view}` },
    }))}
    shown={labels[chosen]}
  />
);
