import { Notice, Panel } from '../../ui/index.ts';
import { ButtonLink } from '../links/index.ts';
import type { SupplierDashboard, VendorSetUp } from './dashboard.types.ts';
import { MoreLink } from './shared/more-link.tsx';
import { ReadinessNotice } from './shared/readiness-notice.tsx';
import { rowsThatFit } from './shared/rows-that-fit.ts';
import { Row, Rows } from './shared/rows.tsx';
import { SalesPanel } from './shared/sales-panel.tsx';
import { SetUpSteps, ShopOpened } from './shared/vendor-beginning.tsx';
import { InvoicePanel, TaskPanel } from './shared/task-panel.tsx';
import styles from './shared/dashboard.module.css';

interface SupplierViewProps {
  readonly dashboard: SupplierDashboard;
  /** Null for colleagues who are not owners. */
  readonly setUpPath: string | null;
  /** The progress of an unfinished setup; null if there is none, or if it is unknown. */
  readonly setUp: VendorSetUp | null;
  /** The shop's public page while it is live without sales; null otherwise. */
  readonly openedPath: string | null;
}

const stockPath = '/supplier/inventory';
const stockText = (stock: number): string =>
  stock === 0 ? 'Sold out' : `${stock.toLocaleString('en-GB')} left`;

/** What a supplier has to do now, and how the shop is doing. */
export function SupplierView({ dashboard, setUpPath, setUp, openedPath }: SupplierViewProps) {
  const { readiness, asksDistanceSales, toConfirm, toDispatch, returns, toInvoice, lowStock, sales } =
    dashboard;
  const lists = [toConfirm, toDispatch, ...[returns, toInvoice].filter(({ total }) => total > 0)];
  const fitting = rowsThatFit(lists.map(({ items }) => items.length));
  const mostOf = (tasks: SupplierDashboard['returns']) => fitting[lists.indexOf(tasks)];
  const short = lowStock.total > 0 ? ` (${lowStock.total})` : '';
  return (
    <div className={styles.column}>
      {setUp === null ? (
        <ReadinessNotice readiness={readiness} role="supplier" setUpPath={setUpPath} />
      ) : (
        <SetUpSteps role="supplier" setUp={setUp} setUpPath={setUpPath} />
      )}
      {openedPath === null ? null : <ShopOpened shopPath={openedPath} />}
      {asksDistanceSales ? (
        <Notice
          tone="warning"
          title="Choose which VAT you charge private buyers in other EU countries."
          action={
            <ButtonLink to="/supplier/profile?tab=delivery" size="2">
              Answer
            </ButtonLink>
          }
        >
          Until you do, they pay your own country’s VAT. Above €10,000 a year that would be wrong.
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          <TaskPanel
            title="To confirm"
            tasks={toConfirm}
            most={mostOf(toConfirm)}
            nothing="No order is waiting for your answer."
            allPath="/supplier/orders?tab=to_answer"
          />
          <TaskPanel
            title="To send"
            tasks={toDispatch}
            most={mostOf(toDispatch)}
            nothing="Nothing to prepare or send."
            allPath="/supplier/orders?tab=to_send"
          />
          {returns.total === 0 ? null : (
            <TaskPanel
              title="Returns and problems"
              tasks={returns}
              most={mostOf(returns)}
              nothing="No return or problem is waiting for you."
              allPath="/supplier/orders?tab=returns"
            />
          )}
          <InvoicePanel tasks={toInvoice} most={mostOf(toInvoice)} allPath="/supplier/orders" />
        </div>
        <div className={styles.column}>
          <SalesPanel sales={sales} transactionsPath="/supplier/transactions" />
          <Panel
            flush
            title={`Low or sold out${short}`}
            action={
              <MoreLink
                to={`${stockPath}?status=active&stock=short&sort=stock`}
                about="what is low or sold out"
              />
            }
          >
            <Rows nothing="Nothing is sold out. Give an item a reorder level, and it appears here before it sells out.">
              {lowStock.items.map(({ id, name, variant, stock, reorderLevel }) => (
                <Row
                  key={id}
                  to={`${stockPath}?q=${encodeURIComponent(name)}`}
                  title={variant === null ? name : `${name} · ${variant}`}
                  about={reorderLevel === null ? 'No reorder level set' : `Reorder level ${reorderLevel}`}
                  aside={stockText(stock)}
                />
              ))}
            </Rows>
          </Panel>
        </div>
      </div>
    </div>
  );
}
