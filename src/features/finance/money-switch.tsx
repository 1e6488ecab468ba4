import { useSearchParams } from 'react-router-dom';
import { TabButtons } from '../../ui/index.ts';

const views = ['transactions', 'invoices'] as const;

/** What a page of money shows. */
type MoneyView = (typeof views)[number];

const labels: Readonly<Record<MoneyView, string>> = {
  transactions: 'Transactions',
  invoices: 'Invoices',
};

/** What the address asks for: `?view=invoices`. */
export function useMoneyView(): MoneyView {
  const [params] = useSearchParams();
  return views.find((view) => view === params.get('view')) ?? 'transactions';
}

/** The way between transactions and documents; each begins with nothing searched for. */
export function MoneySwitch({ chosen }: { readonly chosen: MoneyView }) {
  const [, setParams] = useSearchParams();
  return (
    <TabButtons
      label="Show"
      tabs={views.map((view) => ({ value: view, text: labels[view], count: null }))}
      chosen={chosen}
      onChoose={(view) => setParams(view === 'transactions' ? {} : { view }, { preventScrollReset: true })}
    />
  );
}
