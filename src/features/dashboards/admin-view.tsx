import { BusyButton, DayBars, formatMoney, Money, Panel, TimeLeft, When } from '../../ui/index.ts';
import type { AdminDashboard, DashboardException } from './dashboard.types.ts';
import { exceptionKinds, exceptionPath, exceptionTexts } from './shared/exception-texts.ts';
import { MoreLink } from './shared/more-link.tsx';
import { Row, Rows } from './shared/rows.tsx';
import styles from './shared/dashboard.module.css';

interface AdminViewProps {
  readonly dashboard: AdminDashboard;
  /** The one that somebody is being written down for. */
  readonly takingId: string | null;
  readonly onTake: (found: DashboardException, isTaken: boolean) => void;
}

/** What is wrong in the market, by kind, and how it is doing. */
export function AdminView({ dashboard, takingId, onTake }: AdminViewProps) {
  const { exceptions, market } = dashboard;
  const counts = new Map(exceptions.counts.map(({ kind, count }) => [kind, count]));
  const kinds = exceptionKinds.filter((kind) => counts.has(kind));
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {kinds.length === 0 ? (
          <Panel flush title="Needs attention">
            <Rows nothing="Nothing is wrong: every answer, transfer and application is where it should be.">
              {[]}
            </Rows>
          </Panel>
        ) : null}
        {kinds.map((kind) => (
          <Panel key={kind} flush title={`${exceptionTexts[kind].title} (${counts.get(kind)})`}>
            <Rows nothing="">
              {exceptions.items
                .filter((found) => found.kind === kind)
                .map((found) => (
                  <Exception key={found.id} found={found} isTaking={found.id === takingId} onTake={onTake} />
                ))}
            </Rows>
          </Panel>
        ))}
      </div>
      <div className={styles.column}>
        <Panel
          title="The market in 30 days"
          action={<MoreLink to="/admin/financial-management" about="finance" />}
        >
          <dl className={styles.figures}>
            <div>
              <dt>Sales</dt>
              <dd className={styles.amount}>
                <Money {...market.sales} />
              </dd>
              <dd className={styles.quiet}>{formatMoney(market.salesBefore)} in the 30 days before</dd>
            </div>
            <div>
              <dt>Commission</dt>
              <dd className={styles.amount}>
                <Money {...market.commission} />
              </dd>
              <dd className={styles.quiet}>earned, less what was given back</dd>
            </div>
            <div>
              <dt>Live vendors</dt>
              <dd className={styles.amount}>{market.liveVendors.toLocaleString('en-GB')}</dd>
              <dd className={styles.quiet}>whose listings can be bought</dd>
            </div>
          </dl>
          <DayBars
            label="Sales by day"
            days={market.days.map(({ on, amountMinor }) => ({ on, value: amountMinor }))}
            format={(amountMinor) => formatMoney({ amountMinor, currency: market.sales.currency })}
          />
        </Panel>
      </div>
    </div>
  );
}

interface ExceptionProps extends Pick<AdminViewProps, 'onTake'> {
  readonly found: DashboardException;
  readonly isTaking: boolean;
}

function Exception({ found, isTaking, onTake }: ExceptionProps) {
  const { kind, subject, detail, since, until, amount, takenBy, isMine } = found;
  return (
    <Row
      to={exceptionPath(found)}
      title={exceptionTexts[kind].act}
      about={
        <>
          {[subject, detail].filter((part) => part !== null).join(' · ')} · since <When at={since} />
        </>
      }
      aside={
        <>
          {amount === null ? null : <Money {...amount} />}
          {until === null ? null : <TimeLeft until={until} />}
          {takenBy !== null && !isMine ? (
            <span>{takenBy} is handling it</span>
          ) : (
            <BusyButton
              size="2"
              variant="surface"
              color="gray"
              highContrast
              busy={isTaking}
              aria-label={`${isMine ? 'Hand back' : 'Take'}: ${subject}`}
              onClick={() => onTake(found, !isMine)}
            >
              {isMine ? 'Hand back' : 'Take'}
            </BusyButton>
          )}
        </>
      }
    />
  );
}
