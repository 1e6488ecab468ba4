import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabButtons } from '../../ui/index.ts';
import styles from './money.module.css';

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

interface MoneySwitchProps {
  readonly views: readonly MoneyView[];
  readonly chosen: MoneyView;
  /** Whether it was used during this visit. The page stores that, since the switch is mounted again with each view. */
  readonly wasUsed: boolean;
  readonly onUse: () => void;
}

/** Switches between transactions and documents, without a search. The pressed button keeps the focus. */
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
