import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBrowserReturn } from '../../cart/index.ts';
import { InvoicesPanel, ReceiptButton } from '../../documents/index.ts';
import { ReasonDialog, WhileOffered } from '../../forms/index.ts';
import { MessagesPanel } from '../../messages/index.ts';
import {
  OrderNotFound,
  ReadOrder,
  usePrintInLight,
  useOrderEvents,
  usePaymentReturn,
  usePageTitleFocus,
  type PaymentReturn,
} from '../../orders/index.ts';
import { changedText, isPlaced, type Booking, type BookingAction } from '../shared/index.ts';
import { useBookingAction, useBooking } from '../shared/use-booking.ts';
import { CrewActionDialog } from './crew-action-dialog.tsx';
import { BookingsCrumb, CrewBookingView } from './booking-view.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { BOOKINGS_PATH } from './crew-paths.ts';
import { isAsked, questionOf } from './crew-questions.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { ProposeTimeDialog } from './propose-time-dialog.tsx';
import { useGiveUp, usePay } from './use-buyer-steps.ts';

interface ScreenProps {
  /** Navigates to the payment provider’s page. */
  readonly leaveFor?: (url: string) => void;
}

/** `/crew/bookings/completed/details?booking=…`: any booking, whatever its state. */
export function CrewBookingScreen({ leaveFor = (url) => window.location.assign(url) }: ScreenProps) {
  const [params] = useSearchParams();
  const id = params.get('booking') ?? '';
  if (id === '') return <NoSuchBooking />;
  return <OneBooking key={id} bookingId={id} leaveFor={leaveFor} />;
}

/** How long the page waits for the payment provider before it shows the known state, in ms. */
const patienceMs = 30_000;

/** Whether the payment provider's confirmation is still awaited. */
function useAwaiting(cameBack: PaymentReturn, booking: Booking | undefined): boolean {
  const [isPatient, setIsPatient] = useState(cameBack === 'returned');
  useEffect(() => {
    if (!isPatient) return;
    const timer = setTimeout(() => setIsPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isPatient]);
  if (!isPatient || !booking) return isPatient;
  const isOpen = booking.status === 'held' && (booking.payment?.declineMessage ?? null) === null;
  return isOpen || booking.supplements.some(({ status }) => status === 'pending_payment');
}

function OneBooking({ bookingId, leaveFor }: Required<ScreenProps> & { readonly bookingId: string }) {
  const cameBack = usePaymentReturn();
  // Whether to poll depends on the data, and the data on polling, so the answer is kept in a state.
  const [isAwaited, setIsAwaited] = useState(cameBack === 'returned');
  const read = useBooking(bookingId, isAwaited);
  const awaits = useAwaiting(cameBack, read.data);
  if (awaits !== isAwaited) setIsAwaited(awaits);
  const { refetch } = read;
  useOrderEvents();
  usePrintInLight();
  useBrowserReturn(useCallback(() => refetch(), [refetch]));
  const code = read.error?.code;
  return (
    <ReadOrder
      noun="Booking"
      read={read}
      missing={code === 'NOT_FOUND' || code === 'VALIDATION' ? <NoSuchBooking /> : null}
      breadcrumb={<BookingsCrumb />}
    >
      {(booking, notice) => (
        <ShownBooking
          booking={booking}
          notice={notice}
          cameBack={cameBack}
          isAwaited={awaits}
          leaveFor={leaveFor}
        />
      )}
    </ReadOrder>
  );
}

interface ShownBookingProps extends Required<ScreenProps> {
  readonly booking: Booking;
  readonly notice: ReactNode;
  readonly cameBack: PaymentReturn;
  readonly isAwaited: boolean;
}

/** A booking with its dialogs. */
function ShownBooking({ booking, leaveFor, ...shown }: ShownBookingProps) {
  const [asked, setAsked] = useState<BookingAction | null>(null);
  const close = () => setAsked(null);
  const mutation = useBookingAction(booking.id, close);
  const giveUp = useGiveUp(booking.id, close);
  const pay = usePay(booking.id, leaveFor);
  const { frame, returnFocusTo } = usePageTitleFocus();
  const ask = (action: BookingAction) => {
    mutation.clear();
    giveUp.clear();
    setAsked(action);
  };
  const common = { booking, returnFocusTo, onClose: close };
  const open = asked === null || asked === 'dispute' ? null : asked;
  const paying = pay.busy ? (pay.input ?? null) : undefined;
  return (
    <div ref={frame}>
      <CrewBookingView
        booking={booking}
        {...shown}
        paying={paying === undefined ? null : paying === null ? 'booking' : { supplementId: paying }}
        onPay={(supplementId) => void pay.run(supplementId)}
        onAction={ask}
        receipt={<ReceiptButton purchaseId={booking.id} number={booking.number} />}
        messages={isPlaced(booking) ? <MessagesPanel saleId={booking.id} /> : null}
        invoices={<InvoicesPanel purchaseId={booking.id} reader="buyer" />}
      />
      {asked === 'dispute' ? <DisputeDialog {...common} /> : null}
      {open === null ? null : (
        <WhileOffered
          offered={booking.actions.includes(open)}
          submission={open === 'give_up' ? giveUp : mutation}
          title={`${booking.number}, ${booking.serviceName}`}
          changed={changedText(booking, 'buyer')}
          onClose={close}
          returnFocusTo={returnFocusTo}
        >
          {isAsked(open) ? (
            <CrewActionDialog
              question={questionOf(open, booking)}
              submission={open === 'give_up' ? giveUp : mutation}
              onClose={close}
              returnFocusTo={returnFocusTo}
              onConfirm={() => void (open === 'give_up' ? giveUp.run(null) : mutation.run({ action: open }))}
            />
          ) : null}
          {open === 'cancel' ? (
            <CancelDialog
              {...common}
              submission={mutation}
              onCancel={(note, expectedRefund) =>
                void mutation.run({ action: 'cancel', note, expectedRefund })
              }
            />
          ) : null}
          {open === 'refuse_part' ? (
            <ReasonDialog
              title={`Refuse the offer for ${booking.number}?`}
              consequence="Quayside then reads what both of you wrote, decides and writes to you both. The provider is notified."
              label="Why do you refuse it?"
              hint="The provider and Quayside will see this."
              submit="Refuse the offer"
              isDestructive
              submission={mutation}
              onClose={close}
              onReason={(note) => void mutation.run({ action: 'refuse_part', note })}
              returnFocusTo={returnFocusTo}
            />
          ) : null}
          {open === 'propose_time' ? (
            <ProposeTimeDialog
              {...common}
              submission={mutation}
              onPropose={(startsAt, note) => void mutation.run({ action: 'propose_time', startsAt, note })}
            />
          ) : null}
        </WhileOffered>
      )}
    </div>
  );
}

function NoSuchBooking() {
  return (
    <OrderNotFound noun="Booking" listPath={BOOKINGS_PATH}>
      The address may be incomplete, or the booking belongs to another account.
    </OrderNotFound>
  );
}
