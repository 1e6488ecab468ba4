import { BusyButton, Button, DayBars, formatMoney, Money, Panel, TimeLeft, When } from '../../ui/index.ts';
import type { AdminDashboard, DashboardException } from './dashboard.types.ts';
import { exceptionAbout, exceptionKinds, exceptionPath, exceptionTexts } from './shared/exception-texts.ts';
import { FirstMinute } from './shared/first-minute.tsx';
import { MoreLink } from './shared/more-link.tsx';
import { Row, Rows } from './shared/rows.tsx';
import styles from './shared/dashboard.module.css';

interface AdminViewProps {
  readonly dashboard: AdminDashboard;
  /** The one that somebody is being written down for. */
  readonly takingId: string | null;
  readonly onTake: (found: DashboardException, isTaken: boolean) => void;
  /** The mail that is being sent again or settled. */
  readonly settlingId: string | null;
  readonly onSettle: (mailId: string, action: 'resend' | 'settle') => void;
  /** The list whose vendor is being asked to open it again. */
  readonly askingId: string | null;
  readonly onAsk: (importId: string) => void;
}

/** What is wrong in the market, by kind, and how it is doing. */
export function AdminView({ dashboard, takingId, ...acts }: AdminViewProps) {
  const { exceptions, market, start } = dashboard;
  const isMarketEmpty = market.liveVendors === 0;
  const counts = new Map(exceptions.counts.map(({ kind, count }) => [kind, count]));
  const kinds = exceptionKinds.filter((kind) => counts.has(kind));
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {start.isNew || isMarketEmpty ? (
          <FirstMinute
            title="Welcome to the bridge"
            lead="Here you see what is wrong in the market, oldest first, and who is handling it. Everything an admin does is in the audit log."
            steps={[
              {
                act: 'Set up a second factor',
                why: 'An admin’s account opens every order and refund.',
                isDone: start.hasSecondFactor,
                path: '/admin/settings?tab=security',
              },
              {
                act: 'Invite a second admin',
                why: 'So that somebody answers while you are away, and can let you in again.',
                isDone: start.hasColleague,
                path: '/admin/settings?tab=admins',
              },
              {
                act: 'Approve the first vendor',
                why: 'Until one is live there is nothing to buy.',
                isDone: !isMarketEmpty,
                path: '/admin/approve',
              },
            ]}
          />
        ) : null}
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
                  <Exception key={found.id} found={found} isTaking={found.id === takingId} {...acts} />
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

interface ExceptionProps extends Pick<
  AdminViewProps,
  'onTake' | 'settlingId' | 'onSettle' | 'askingId' | 'onAsk'
> {
  readonly found: DashboardException;
  readonly isTaking: boolean;
}

function Exception(props: ExceptionProps) {
  const { found, isTaking, onTake, settlingId, onSettle, askingId, onAsk } = props;
  const { kind, id, subject, since, until, amount, takenBy, isMine } = found;
  return (
    <Row
      to={exceptionPath(found)}
      title={exceptionTexts[kind].act}
      about={
        <>
          {exceptionAbout(found)} · since <When at={since} />
        </>
      }
      aside={
        <>
          {amount === null ? null : <Money {...amount} />}
          {until === null ? null : <TimeLeft until={until} />}
          {kind === 'failed_mail' ? (
            <>
              <BusyButton
                size="2"
                variant="surface"
                busy={settlingId === id}
                aria-label={`Send again: ${subject}`}
                onClick={() => onSettle(id, 'resend')}
              >
                Send again
              </BusyButton>
              <BusyButton
                size="2"
                variant="surface"
                color="gray"
                highContrast
                busy={settlingId === id}
                aria-label={`Settle, the address is wrong: ${subject}`}
                onClick={() => onSettle(id, 'settle')}
              >
                Address is wrong
              </BusyButton>
            </>
          ) : null}
          {kind === 'failed_import' ? (
            <BusyButton
              size="2"
              variant="surface"
              busy={askingId === id}
              aria-label={`Ask to read again: ${subject}`}
              onClick={() => onAsk(id)}
            >
              Ask to read again
            </BusyButton>
          ) : null}
          {kind === 'unhealthy_part' ? (
            <Button asChild size="2" variant="surface">
              <a href="/ready" target="_blank" rel="noreferrer">
                Open health
              </a>
            </Button>
          ) : null}
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
