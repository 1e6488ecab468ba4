import { DayBars, formatMoney, Money, Panel, When } from '../../../ui/index.ts';
import type { DashboardSales } from '../dashboard.types.ts';
import { MoreLink } from './more-link.tsx';
import styles from './dashboard.module.css';

interface SalesPanelProps {
  readonly sales: DashboardSales;
  /** The page with the ledger lines. */
  readonly transactionsPath: string;
}

/** "€213.69 of it by Fri 4 Dec" */
const NextTransfer = ({ next }: { readonly next: DashboardSales['nextTransfer'] }) =>
  next === null ? (
    'after commission, not sent yet'
  ) : (
    <>
      {formatMoney(next.amount)} of it by <When at={next.at} show="day" />
    </>
  );

/** The sales of the last 30 days compared with the 30 days before, and the amount to be paid out. */
export function SalesPanel({
  sales: { days, total, before, due, nextTransfer },
  transactionsPath,
}: SalesPanelProps) {
  return (
    <Panel title="Last 30 days" action={<MoreLink to={transactionsPath} about="transactions" />}>
      <dl className={styles.figures}>
        <div>
          <dt>Sales</dt>
          <dd className={styles.amount}>
            <Money {...total} />
          </dd>
          <dd className={styles.quiet}>{formatMoney(before)} in the 30 days before</dd>
        </div>
        <div>
          <dt>Due to you</dt>
          <dd className={styles.amount}>
            <Money {...due} />
          </dd>
          <dd className={styles.quiet}>
            <NextTransfer next={nextTransfer} />
          </dd>
        </div>
      </dl>
      {days.some(({ amountMinor }) => amountMinor > 0) ? (
        <DayBars
          label="Sales by day"
          days={days.map(({ on, amountMinor }) => ({ on, value: amountMinor }))}
          format={(amountMinor) => formatMoney({ amountMinor, currency: total.currency })}
        />
      ) : (
        <p className={styles.quiet}>Nothing was sold in these 30 days.</p>
      )}
    </Panel>
  );
}
