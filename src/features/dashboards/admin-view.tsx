import { Check } from 'lucide-react';
import { useState } from 'react';
import { BusyButton, Button, DayBars, formatMoney, Money, Panel, TimeLeft, When } from '../../ui/index.ts';
import { TakeButton } from '../exception-assignment/index.ts';
import type { AdminDashboard, DashboardException, ExceptionKind } from './dashboard.types.ts';
import { Age } from './shared/age.tsx';
import { exceptionAbout, exceptionKinds, exceptionPath, exceptionTexts } from './shared/exception-texts.ts';
import { FirstMinute } from './shared/first-minute.tsx';
import { MoreLink } from './shared/more-link.tsx';
import { Row, Rows } from './shared/rows.tsx';
import styles from './shared/dashboard.module.css';

interface AdminViewProps {
  readonly dashboard: AdminDashboard;
  /** The id of the exception that is being assigned. */
  readonly takingId: string | null;
  readonly onTake: (found: DashboardException, isTaken: boolean) => void;
  /** The id of the mail that is being sent again or settled. */
  readonly settlingId: string | null;
  readonly onSettle: (mailId: string, action: 'resend' | 'settle') => void;
  /** The id of the list whose vendor is being asked to open it again. */
  readonly askingId: string | null;
  readonly onAsk: (importId: string) => void;
}

/** With more kinds than this, each kind shows only its oldest exceptions, so that all fit on a screen. */
const fewKinds = 2;
const fewest = 2;

/** The market's exceptions by kind, and its figures. */
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
                why: 'An admin’s account gives access to every order and refund.',
                isDone: start.hasSecondFactor,
                path: '/admin/settings?tab=security',
              },
              {
                act: 'Invite a second admin',
                why: 'So that someone can help while you are away, or let you back in.',
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
            <Rows nothing="Nothing is wrong: no answer, transfer or application needs your attention.">
              {[]}
            </Rows>
          </Panel>
        ) : null}
        {kinds.length > fewKinds ? (
          <Overview counts={kinds.map((kind) => [kind, counts.get(kind) ?? 0])} />
        ) : null}
        {kinds.map((kind) => (
          <OfKind
            key={kind}
            kind={kind}
            count={counts.get(kind) ?? 0}
            found={exceptions.items.filter((found) => found.kind === kind)}
            fewest={kinds.length > fewKinds ? fewest : Infinity}
            takingId={takingId}
            {...acts}
          />
        ))}
        {isMarketEmpty || kinds.length > fewKinds ? null : (
          <Clear kinds={exceptionKinds.filter((kind) => !counts.has(kind))} />
        )}
      </div>
      <div className={styles.column}>
        <Panel
          title="The market in 30 days"
          action={<MoreLink to="/admin/financial-management" about="finance" />}
        >
          <dl className={`${styles.figures} ${styles.market}`}>
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
              <dd className={styles.quiet}>earned, less refunds</dd>
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

/** The kinds without exceptions, so that an empty dashboard shows what it monitors. */
const Clear = ({ kinds }: { readonly kinds: readonly ExceptionKind[] }) => (
  <div className={styles.last}>
    <Panel title="Checked, and nothing found">
      <ul className={styles.clear}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Check size={16} strokeWidth={1.75} aria-hidden />
            {exceptionTexts[kind].title}
          </li>
        ))}
      </ul>
    </Panel>
  </div>
);

/** The number of exceptions of each kind, with links to their lists. */
const Overview = ({ counts }: { readonly counts: readonly (readonly [ExceptionKind, number])[] }) => (
  <Panel title={`Needs attention (${counts.reduce((sum, [, count]) => sum + count, 0)})`}>
    <ul className={styles.overview}>
      {counts.map(([kind, count]) => (
        <li key={kind}>
          <a href={`#${kind}`}>
            {exceptionTexts[kind].title} <b>{count}</b>
          </a>
        </li>
      ))}
    </ul>
  </Panel>
);

interface OfKindProps extends Omit<ExceptionProps, 'found' | 'isTaking'> {
  readonly kind: ExceptionKind;
  readonly count: number;
  readonly found: readonly DashboardException[];
  /** The number shown before "Show all" is pressed. */
  readonly fewest: number;
  readonly takingId: string | null;
}

function OfKind({ kind, count, found, fewest: most, takingId, ...acts }: OfKindProps) {
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : found.length - most;
  const { title, allPath } = exceptionTexts[kind];
  return (
    <div id={kind} className={styles.kind}>
      <Panel
        flush
        title={`${title} (${count})`}
        action={
          hidden > 0 ? (
            <Button size="2" variant="ghost" onClick={() => setWhole(true)}>
              Show {hidden} more
            </Button>
          ) : count > found.length && allPath !== undefined ? (
            <MoreLink to={allPath} about={title} />
          ) : null
        }
      >
        <Rows nothing="">
          {found.slice(0, isWhole ? found.length : most).map((one) => (
            <Exception key={one.id} found={one} isTaking={one.id === takingId} {...acts} />
          ))}
        </Rows>
      </Panel>
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
          {exceptionAbout(found)} · <Age since={since} />, since <When at={since} />
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
          <TakeButton
            subject={subject}
            takenBy={takenBy}
            isMine={isMine}
            busy={isTaking}
            onTake={(isTaken) => onTake(found, isTaken)}
          />
        </>
      }
    />
  );
}
