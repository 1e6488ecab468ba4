import { useEffect, useRef } from 'react';
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
  /** It was used during this visit. Whoever shows it remembers that: the switch is made anew with each view. */
  readonly wasUsed: boolean;
  readonly onUse: () => void;
}

/** The way between transactions and documents; each begins with nothing searched for. The focus stays on what was pressed. */
export function MoneySwitch({ views, chosen, wasUsed, onUse }: MoneySwitchProps) {
  const [, setParams] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wasUsed) return;
    frame.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [wasUsed]);
  return (
    <div ref={frame} className={styles.switch}>
      <TabButtons
        label="Show"
        tabs={views.map((view) => ({ value: view, text: labels[view], count: null }))}
        chosen={chosen}
        onChoose={(view) => {
          onUse();
          setParams(view === 'transactions' ? {} : { view }, { preventScrollReset: true });
        }}
      />
    </div>
  );
}
