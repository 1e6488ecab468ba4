import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice, Panel, TimeLeft } from '../../../ui/index.ts';
import { ButtonLink, RouteLink } from '../../links/index.ts';
import { ActionButtons, LedgerTable, OrderPage, type PaymentReturn } from '../../orders/index.ts';
import {
  AddToCalendar,
  awaitedOf,
  BookingBadge,
  BookingFacts,
  FilesPanel,
  offeredActions,
  PricePanel,
  TimelinePanel,
  type Booking,
  type BookingAction,
  type BookingStatus,
} from '../shared/index.ts';
import { cancellationText, policyText } from './cancellation-text.ts';
import { bookAgainPath, BOOKINGS_PATH } from './crew-paths.ts';
import styles from './crew.module.css';
import { nextText } from './next-text.ts';
import { NoShowPanel } from './no-show-panel.tsx';
import { OfferPanel, offerAnswers } from './offer-panel.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { proposalAnswers, ProposalPanel } from './proposal-panel.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { SupplementsPanel } from './supplements-panel.tsx';
import { WaitingWork } from './waiting-work.tsx';

interface CrewBookingViewProps {
  readonly booking: Booking;
  readonly cameBack: PaymentReturn;
  readonly isAwaited: boolean;
  /** What is being paid: the booking, a supplement by its id, or nothing. */
  readonly paying: 'booking' | { readonly supplementId: string } | null;
  readonly onPay: (supplementId: string | null) => void;
  /** Opens a dialog; nothing is sent yet. */
  readonly onAction: (action: BookingAction) => void;
  /** The messages about the booking, which load separately. */
  readonly messages?: ReactNode;
  /** The invoices, which load separately. */
  readonly invoices?: ReactNode;
  /** The button that saves the receipt. */
  readonly receipt?: ReactNode;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice?: ReactNode;
}

/** Actions that are shown with the payment, the files or the proposed time. */
const elsewhere: readonly BookingAction[] = [
  'pay',
  'give_up',
  'add_file',
  ...proposalAnswers,
  ...offerAnswers,
];

/** States before the provider has confirmed: nothing is charged yet. */
const undecided: readonly BookingStatus[] = ['held', 'requested', 'time_proposed'];

/** One booking as its buyer sees it. */
export function CrewBookingView(props: CrewBookingViewProps) {
  const { booking, paying, notice, onPay, onAction, messages, invoices, receipt } = props;
  const { number, status, ledger } = booking;
  const isOver = status === 'completed';
  const isOpen = undecided.includes(status);
  const actions = offeredActions(
    booking.actions,
    status === 'no_show_reported' ? [...elsewhere, 'dispute'] : elsewhere,
  );
  return (
    <OrderPage
      noun="Booking"
      reader="buyer"
      number={number}
      lead={nextText(booking)}
      breadcrumb={<BookingsCrumb />}
      action={
        isOpen ? null : (
          <span className={`${styles.headActs} ${styles.noPrint}`}>
            <AddToCalendar booking={booking} />
            <ButtonLink
              to={bookAgainPath(booking)}
              size="2"
              {...(!isOver && { variant: 'surface', color: 'gray', highContrast: true })}
            >
              <RotateCcw size={16} aria-hidden /> Book again
            </ButtonLink>
          </span>
        )
      }
      notice={
        <>
          {notice}
          <PaymentNotice
            booking={booking}
            cameBack={props.cameBack}
            isAwaited={props.isAwaited}
            isPaying={paying === 'booking'}
            onPay={() => onPay(null)}
            onGiveUp={() => onAction('give_up')}
          />
        </>
      }
      aside={
        <div className={styles.aside}>
          <PricePanel booking={booking} reader="buyer" />
          <TimelinePanel entries={booking.timeline} reader="buyer" />
        </div>
      }
    >
      <div className={styles.screenOnly}>
        <WaitingWork
          booking={booking}
          paying={paying !== null && paying !== 'booking' ? paying.supplementId : null}
          onPay={onPay}
        />
        <ProposalPanel booking={booking} onAction={onAction} />
        <OfferPanel booking={booking} onAction={onAction} />
        <NoShowPanel booking={booking} onAction={onAction} />
        <AnswerNotice booking={booking} />
        <Panel
          title="What you booked"
          description={<Waiting booking={booking} />}
          action={<BookingBadge status={status} reader="buyer" awaited={awaitedOf(booking)} />}
          footer={
            actions.length === 0 ? null : (
              <ActionButtons
                label={`Actions for ${number}`}
                className={styles.acts}
                actions={actions}
                onAction={onAction}
              />
            )
          }
        >
          <BookingFacts booking={booking} reader="buyer" />
        </Panel>
        <SupplementsPanel booking={booking} />
      </div>
      <ReceiptPanel booking={booking} download={receipt} />
      <div className={styles.screenOnly}>
        <CancellationPanel booking={booking} />
        {messages}
        {invoices}
        <FilesPanel booking={booking} />
        <Panel title="Money" description="What was paid and what was refunded." flush>
          <LedgerTable
            reader="buyer"
            noun="Booking"
            hidden={['vendor']}
            lines={ledger}
            empty={<p className={styles.nothing}>Nothing has been charged so far.</p>}
          />
        </Panel>
      </div>
    </OrderPage>
  );
}

/** The link back to the list. */
export const BookingsCrumb = () => <RouteLink to={BOOKINGS_PATH}>Bookings</RouteLink>;

/** The time left for what the booking waits for. A proposed time has its own countdown. */
function Waiting({ booking: { status, answerBy, completesAt, provider } }: { booking: Booking }) {
  if (status === 'requested' && answerBy !== null)
    return (
      <>
        {provider.name} has to answer: <TimeLeft until={answerBy} />
      </>
    );
  if (status === 'in_progress' && completesAt !== null)
    return (
      <>
        Completes automatically: <TimeLeft until={completesAt} over="any moment now" />
      </>
    );
  return <>{provider.name}</>;
}

/** The note with the latest decision. */
function AnswerNotice({ booking }: { booking: Booking }) {
  const { status, provider, dispute, answer } = booking;
  if (answer === null || status === 'no_show_reported') return null;
  // What the two sides agreed on is said by the page; the report that led to it is in the timeline.
  if (dispute?.stage === 'withdrawn' || dispute?.stage === 'part_accepted') return null;
  const isBad = status === 'declined' || status === 'no_show' || status === 'cancelled_by_provider';
  const title =
    status === 'disputed'
      ? 'You wrote:'
      : status === 'cancelled_by_crew'
        ? 'Your reason:'
        : status === 'cancelled' || status === 'completed' || dispute?.stage === 'settled'
          ? 'Quayside wrote:'
          : `${provider.name} wrote:`;
  return (
    <Notice tone={isBad ? 'warning' : 'info'} title={title}>
      <span className={styles.quote}>{answer}</span>
    </Notice>
  );
}

/** The cancellation terms, with their dates while the booking can still be cancelled. */
function CancellationPanel({ booking }: { booking: Booking }) {
  const { cancellation, status } = booking;
  const isOpen = undecided.includes(status);
  if (cancellation === null && !isOpen) return null;
  return (
    <Panel title="Cancellation">
      <p className={styles.words}>
        {cancellation === null ? policyText(booking) : cancellationText(cancellation, booking)}
      </p>
      <p className={styles.quiet}>
        If the provider cancels, you always get everything back.
        {isOpen ? ' Until the provider confirms, you can withdraw and pay nothing.' : null}
      </p>
    </Panel>
  );
}
