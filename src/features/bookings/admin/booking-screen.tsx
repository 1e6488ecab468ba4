import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AdminsOnly } from '../../account/index.ts';
import { InvoicesPanel } from '../../documents/index.ts';
import { MessagesPanel, useAsking } from '../../messages/index.ts';
import { RouteLink } from '../../links/index.ts';
import {
  ChargebacksOf,
  OrderNotFound,
  ReadOrder,
  RefundDialog,
  useOrderEvents,
  usePageTitleFocus,
} from '../../orders/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import { TakeIt } from '../../exception-assignment/index.ts';
import { isPlaced, type Booking } from '../shared/index.ts';
import { useBookingAction, useBooking } from '../shared/use-booking.ts';
import { useRefundBooking } from './admin-booking-queries.ts';
import { ADMIN_BOOKINGS_PATH } from './admin-paths.ts';
import { AnyBookingView } from './booking-view.tsx';
import { AdminActionDialog, type AdminStep } from './admin-action-dialog.tsx';

const textOf = (failure: Failure): string =>
  errorText(failure, 'typed', {
    NOT_ALLOWED_NOW: 'The booking has changed. Here is the current version. What you typed is kept.',
    REFUND_TOO_LARGE:
      'That’s more than can still be refunded. Someone may have refunded part of it in the meantime.',
    KEY_USED_OTHERWISE:
      'This refund was already sent with a different amount and may have gone through. Close this, check the ledger, then start again.',
  });

/** `/admin/bookings-management/:id`. */
export function AnyBookingScreen() {
  const { id = '' } = useParams();
  const read = useBooking(id);
  useOrderEvents();
  return (
    <ReadOrder noun="Booking" read={read} missing={missing(read.error?.code)}>
      {(booking, notice) => <ShownBooking key={booking.id} booking={booking} notice={notice} />}
    </ReadOrder>
  );
}

function missing(code: string | undefined): ReactNode {
  if (code === 'FORBIDDEN') return <AdminsOnly title="Booking" />;
  if (code !== 'NOT_FOUND' && code !== 'VALIDATION') return null;
  return (
    <OrderNotFound noun="Booking" listPath={ADMIN_BOOKINGS_PATH}>
      The link may be incomplete. Search for the booking by its number.
    </OrderNotFound>
  );
}

type Asked =
  | { readonly about: 'step'; readonly step: AdminStep }
  | { readonly about: 'refund' | 'split'; readonly supplementId: string | null };

/** The sale to refund: the booking or one of its supplements; null if nothing can be refunded any more. */
function saleOf(
  { number, provider, total, refundable, commission, supplements }: Booking,
  supplementId: string | null,
) {
  const sale =
    supplementId === null ? { number, total, refundable } : supplements.find(({ id }) => id === supplementId);
  if (!sale || sale.refundable === null) return null;
  return {
    number: sale.number,
    sellerName: provider.name,
    refundable: sale.refundable,
    paid: sale.total,
    commission: supplementId === null ? commission : null,
  };
}

/** One booking with its dialogs. Give it the booking's id as `key`. */
function ShownBooking({ booking, notice }: { booking: Booking; notice: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { asked: isWritten, ask: askBoth } = useAsking();
  const close = () => setAsked(null);
  const refund = useRefundBooking(booking.id, close);
  const mutation = useBookingAction(booking.id, close);
  const { frame, returnFocusTo } = usePageTitleFocus();
  const common = { textOf, onClose: close, returnFocusTo };
  const sale =
    asked?.about === 'refund' || asked?.about === 'split' ? saleOf(booking, asked.supplementId) : null;
  const ask = (next: Asked) => {
    refund.clear();
    mutation.clear();
    setAsked(next);
  };
  return (
    <div ref={frame}>
      <AnyBookingView
        booking={booking}
        notice={
          <>
            {notice}
            <ChargebacksOf
              purchaseId={booking.id}
              payment={booking.payment}
              hasPaidExtra={booking.supplements.some(({ status }) => status === 'paid')}
            />
          </>
        }
        breadcrumb={<RouteLink to={ADMIN_BOOKINGS_PATH}>Bookings</RouteLink>}
        messages={
          isPlaced(booking) ? <MessagesPanel saleId={booking.id} isAsked={isWritten === booking.id} /> : null
        }
        invoices={<InvoicesPanel purchaseId={booking.id} reader="admin" />}
        take={<TakeIt kind="dispute" id={booking.id} subject={booking.number} />}
        onSplit={() => ask({ about: 'split', supplementId: null })}
        onAsk={() => askBoth(booking.id)}
        onStep={(step) => ask({ about: 'step', step })}
        onRefund={(supplementId) => ask({ about: 'refund', supplementId })}
      />
      {(asked?.about === 'refund' || asked?.about === 'split') && sale !== null ? (
        <RefundDialog
          sale={sale}
          buyerName={booking.buyerName}
          settlesDispute={asked.about === 'split'}
          submission={refund}
          {...common}
          onRefund={(input) => void refund.run({ supplementId: asked.supplementId, ...input })}
        />
      ) : null}
      {asked?.about === 'step' ? (
        <AdminActionDialog
          booking={booking}
          step={asked.step}
          submission={mutation}
          {...common}
          onStep={(note) => void mutation.run({ action: asked.step, note })}
        />
      ) : null}
    </div>
  );
}
