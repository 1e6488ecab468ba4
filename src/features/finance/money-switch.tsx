import { useSearchParams } from 'react-router-dom';
import { TabButtons } from '../../ui/index.ts';
import styles from './money.module.css';

const allViews = ['transactions', 'payouts', 'invoices', 'statements', 'commission'] as const;

/** What a page of money shows. */
export type MoneyView = (typeof allViews)[number];

const labels: Readonly<Record<MoneyView, string>> = {
  transactions: 'Transactions',
  payouts: 'Payouts',
  invoices: 'Invoices',
  statements: 'Statements',
  commission: 'Commission',
};

/** What the address asks for, of what there is: `?view=invoices`. */
export function useMoneyView(views: readonly MoneyView[]): MoneyView {
  const [params] = useSearchParams();
  return views.find((view) => view === params.get('view')) ?? 'transactions';
}

interface MoneySwitchProps {
  readonly views: readonly MoneyView[];
  readonly chosen: MoneyView;
}

/** The way between transactions and documents; each begins with nothing searched for. */
export function MoneySwitch({ views, chosen }: MoneySwitchProps) {
  const [, setParams] = useSearchParams();
  return (
    <div className={styles.switch}>
      <TabButtons
        label="Show"
        tabs={views.map((view) => ({ value: view, text: labels[view], count: null }))}
        chosen={chosen}
        onChoose={(view) => setParams(view === 'transactions' ? {} : { view }, { preventScrollReset: true })}
      />
    </div>
  );
}
