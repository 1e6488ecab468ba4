import type { ReactNode } from 'react';
import { viewerZone } from '../../../browser/viewer-zone.ts';
import {
  DescriptionList,
  formatMoney,
  formatWhen,
  Money,
  Notice,
  Panel,
  QuietButton,
  TimeLeft,
  When,
} from '../../../ui/index.ts';
import {
  ActionButtons,
  DisputePanel,
  effectsForBuyer,
  effectsForVendor,
  effectsOfSplit,
  LedgerTable,
  OrderPage,
  PaymentStatusBadge,
  saidIn,
} from '../../orders/index.ts';
import {
  awaitedOf,
  BookingBadge,
  BookingFacts,
  FilesPanel,
  offeredActions,
  PeriodTime,
  PricePanel,
  SupplementBadge,
  TimelinePanel,
  type Booking,
} from '../shared/index.ts';
import styles from './admin.module.css';
import { isAdminStep, type AdminStep } from './admin-action-dialog.tsx';

interface AnyBookingViewProps {
  readonly booking: Booking;
  readonly breadcrumb: ReactNode;
  /** Opens a dialog; nothing is sent yet. */
  readonly onStep: (step: AdminStep) => void;
  /** Opens a dialog; nothing is sent yet. Null: the booking itself. */
  readonly onRefund: (supplementId: string | null) => void;
  /** Who is handling the dispute; loads separately. */
  readonly take?: ReactNode;
  /** Opens the dialog that asks how much of the disputed amount is refunded. */
  readonly onSplit: () => void;
  /** Opens a message to both sides. */
  readonly onAsk: () => void;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice?: ReactNode;
  /** The messages about the booking, which load separately. */
  readonly messages?: ReactNode;
  /** The invoices, which load separately. */
  readonly invoices?: ReactNode;
}

/** Any booking with its parties, its ledger lines and its history. */
export function AnyBookingView(props: AnyBookingViewProps) {
  const { booking, breadcrumb, onStep, onRefund, notice, messages, invoices } = props;
  const { number, status, serviceName, provider, buyerName, answer, actions, ledger, timeline } = booking;
  const isDisputed = status === 'disputed';
  // Refunding is one of the outcomes of a dispute, in its panel.
  const mayRefund = actions.includes('refund') && !isDisputed;
  const offered = offeredActions(actions).flatMap(({ action, ...button }) =>
    // The outcomes of a dispute are in its panel, with the cost of each.
    isAdminStep(action) && !decisions.some((one) => one.step === action) ? { action, ...button } : [],
  );
  return (
    <OrderPage
      noun="Booking"
      reader="admin"
      number={number}
      lead={`${serviceName} · ${buyerName} with ${provider.name}`}
      breadcrumb={breadcrumb}
      notice={
        <>
          {notice}
          {answer === null || isDisputed ? null : (
            <Notice tone="info" title="Decision">
              <span className={styles.quote}>{answer}</span>
            </Notice>
          )}
        </>
      }
      aside={
        <>
          <StatePanel booking={booking} />
          <PricePanel booking={booking} reader="admin" />
          <TimelinePanel entries={timeline} reader="admin" />
        </>
      }
    >
      {isDisputed ? (
        <>
          <Dispute {...props} />
          {messages}
        </>
      ) : null}
      <Panel
        title="What was booked"
        action={<BookingBadge status={status} reader="admin" awaited={awaitedOf(booking)} />}
        footer={
          offered.length === 0 && !mayRefund ? null : (
            <div className={styles.acts}>
              <ActionButtons
                label={`Actions for ${number}`}
                className={styles.acts}
                actions={offered}
                onAction={onStep}
              />
              {mayRefund ? <QuietButton onClick={() => onRefund(null)}>Refund</QuietButton> : null}
            </div>
          )
        }
      >
        <BookingFacts booking={booking} reader="admin" />
      </Panel>
      <SupplementsPanel booking={booking} onRefund={onRefund} />
      {isDisputed ? null : <FilesPanel booking={booking} />}
      {isDisputed ? null : messages}
      {invoices}
      <Panel title="Ledger" description="Every transaction for this booking and its extra work." flush>
        <LedgerTable
          reader="admin"
          noun="Booking"
          hidden={['buyer', 'vendor']}
          lines={ledger}
          empty={<p className={styles.none}>No transactions yet.</p>}
        />
      </Panel>
    </OrderPage>
  );
}

const decisions = [
  {
    step: 'settle_dispute',
    title: 'Decide for the provider',
    effectsOf: effectsForVendor,
  },
  { step: 'uphold_dispute', title: 'Decide for the buyer', effectsOf: effectsForBuyer },
] as const;

/** Whose answer a problem waits for while there is nothing to decide yet. */
function waitingText({ dispute, buyerName, provider }: Booking): string | undefined {
  if (dispute === null || dispute.answerBy === null) return undefined;
  const who = dispute.stage === 'asked' ? provider.name : buyerName;
  const what = dispute.offered === null ? '' : ` the offer of ${formatMoney(dispute.offered)}`;
  return `${who} answers${what} by ${formatWhen(new Date(dispute.answerBy), viewerZone())}. You decide if they don’t agree, or don’t answer in time.`;
}

function Dispute({ booking, take, onStep, onSplit, onAsk }: AnyBookingViewProps) {
  const { number, buyerName, provider, paid, refunded, share, commission, actions, timeline } = booking;
  const back = { ...paid, amountMinor: paid.amountMinor - refunded.amountMinor };
  const sides = { buyer: buyerName, vendor: provider.name, back, share, commission };
  const waiting = waitingText(booking);
  return (
    <>
      <DisputePanel
        number={number}
        take={waiting === undefined ? take : null}
        said={saidIn(timeline)}
        waiting={waiting}
        onAsk={onAsk}
        outcomes={[
          ...decisions.flatMap(({ step, title, effectsOf }) =>
            actions.includes(step) ? { title, effects: effectsOf(sides), onChoose: () => onStep(step) } : [],
          ),
          ...(actions.includes('refund') && waiting === undefined
            ? [
                {
                  title: 'Split the amount',
                  effects: effectsOfSplit(sides),
                  onChoose: onSplit,
                },
              ]
            : []),
        ]}
      />
      <FilesPanel booking={booking} />
    </>
  );
}

function StatePanel({ booking }: { booking: Booking }) {
  const { payment, proposal, createdAt, requestedAt, expiresAt, answerBy, completesAt, timeZone, place } =
    booking;
  const until = (term: string, instant: string | null) =>
    instant === null
      ? []
      : [
          {
            term,
            description: (
              <>
                <When at={instant} /> <TimeLeft until={instant} />
              </>
            ),
          },
        ];
  return (
    <Panel title="State">
      <DescriptionList
        items={[
          {
            term: 'Booking',
            description: <BookingBadge status={booking.status} reader="admin" awaited={awaitedOf(booking)} />,
          },
          ...(payment === null
            ? []
            : [{ term: 'Payment', description: <PaymentStatusBadge payment={payment} /> }]),
          ...(payment?.declineMessage
            ? [{ term: 'Declined because', description: payment.declineMessage }]
            : []),
          { term: 'Created', description: <When at={createdAt} /> },
          ...(requestedAt === null ? [] : [{ term: 'Requested', description: <When at={requestedAt} /> }]),
          ...until('Pay by', expiresAt),
          ...until('Answer by', answerBy),
          ...(proposal === null
            ? []
            : [
                {
                  term: 'Proposed',
                  description: (
                    <>
                      <PeriodTime
                        startsAt={proposal.startsAt}
                        endsAt={proposal.endsAt}
                        wholeDays={booking.wholeDays}
                        timeZone={timeZone}
                        port={place.port}
                      />{' '}
                      by the {proposal.by}
                    </>
                  ),
                },
              ]),
          ...until('Answer by', proposal === null || answerBy !== null ? null : proposal.expiresAt),
          ...until('Completes', completesAt),
        ]}
      />
    </Panel>
  );
}

function SupplementsPanel({ booking, onRefund }: Pick<AnyBookingViewProps, 'booking' | 'onRefund'>) {
  if (booking.supplements.length === 0) return null;
  return (
    <Panel title="Extra work" flush>
      <ul className={styles.extra}>
        {booking.supplements.map(({ id, number, description, total, refunded, refundable, status }) => (
          <li key={id}>
            <div className={styles.what}>
              <p>{description}</p>
              <p className={styles.quiet}>
                {number}
                {refunded.amountMinor === 0 ? null : (
                  <>
                    {' · '}
                    <Money {...refunded} /> refunded
                  </>
                )}
              </p>
            </div>
            <div className={styles.worth}>
              <strong>
                <Money {...total} />
              </strong>
              <SupplementBadge status={status} />
              {refundable === null ? null : (
                <QuietButton aria-label={`Refund ${number}`} onClick={() => onRefund(id)}>
                  Refund
                </QuietButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
