import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '../../../../lib/uuid.ts';
import { useTimeOut } from '../../../cart/index.ts';
import { InvoicesPanel } from '../../../documents/index.ts';
import { MessagesPanel } from '../../../messages/index.ts';
import { WhileOffered } from '../../../forms/index.ts';
import { RouteLink } from '../../../links/index.ts';
import { ReadOnlyNotice } from '../../../vendor-role/index.ts';
import { OrderNotFound, ReadOrder, useOrderEvents, usePageTitleFocus } from '../../../orders/index.ts';
import { AddToCalendar, changedText, FilesPanel, noShowFrom, type Booking } from '../../shared/index.ts';
import { useBooking } from '../../shared/use-booking.ts';
import { providerBookingsPath } from '../booking-path.ts';
import { BookingActionDialog } from './booking-action-dialog.tsx';
import {
  useProviderAction,
  useFreeTeams,
  useProposeSupplement,
  useWithdrawSupplement,
} from './booking-queries.ts';
import { BookingView } from './booking-view.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { isOnTheDay, likelyOnTheDay } from './on-the-day.tsx';
import type { ProviderAction } from './provider-actions.ts';
import { SupplementDialog } from './supplement-dialog.tsx';

/** `/service-providers/bookings/details?booking=`: connects one booking with the server and its live events. */
export function BookingScreen() {
  const [params] = useSearchParams();
  const asked = params.get('booking') ?? '';
  const id = isUuid(asked) ? asked : null;
  const one = useBooking(id);
  const { data, refetch } = one;
  useOrderEvents();
  // From then on a no-show can be reported.
  useTimeOut(data?.status === 'in_progress' ? noShowFrom(data) : null, refetch);
  return (
    <ReadOrder
      noun="Booking"
      read={one}
      missing={
        id === null || one.error?.code === 'NOT_FOUND' ? (
          <OrderNotFound noun="Booking" listPath={providerBookingsPath}>
            The link may be incomplete, or the booking belongs to another company.
          </OrderNotFound>
        ) : null
      }
    >
      {(booking, notice) => (
        <ShownBooking
          key={booking.id}
          booking={booking}
          notice={notice}
          begun={askedIn(params.get('ask'), booking)}
        />
      )}
    </ReadOrder>
  );
}

const wantedBy: Readonly<Record<string, readonly ProviderAction[]>> = {
  // A request is answered with the team that comes.
  assign_team: ['assign_team', 'confirm'],
  propose_time: ['propose_time'],
  cancel: ['cancel', 'decline'],
};

/** The action whose dialog the address asks for (`askedBookingPath`), if it is possible now. */
function askedIn(ask: string | null, { actions }: Booking): ProviderAction | null {
  return (ask === null ? undefined : wantedBy[ask])?.find((action) => actions.includes(action)) ?? null;
}

interface ShownBookingProps {
  readonly booking: Booking;
  readonly notice: ReactNode;
  /** The action whose dialog is open at first. */
  readonly begun: ProviderAction | null;
}

/** One booking with its dialogs. Give it the booking's id as `key`. */
function ShownBooking({ booking, notice, begun }: ShownBookingProps) {
  const { id } = booking;
  const [asked, setAsked] = useState<ProviderAction | null>(begun);
  const [openedAt] = useState(() => Date.now());
  const onTheDay = isOnTheDay(booking, openedAt);
  // They stay where they are: elsewhere, what is typed in them would be lost.
  const [areMessagesFirst] = useState(onTheDay);
  const { frame, returnFocusTo } = usePageTitleFocus();
  const close = () => setAsked(null);
  const mutation = useProviderAction(id, { onDone: close });
  const supplement = useProposeSupplement(id, close);
  const withdrawal = useWithdrawSupplement(id);
  const freeTeams = useFreeTeams(booking, asked === 'confirm' || asked === 'assign_team');
  return (
    <div ref={frame}>
      <BookingView
        booking={booking}
        notice={
          <>
            {notice}
            <ReadOnlyNotice least="editor" />
          </>
        }
        breadcrumb={<RouteLink to={providerBookingsPath}>Bookings</RouteLink>}
        acting={null}
        onAction={(action) => {
          mutation.clear();
          supplement.clear();
          setAsked(action);
        }}
        files={<FilesPanel booking={booking} />}
        calendar={<AddToCalendar booking={booking} />}
        isOnTheDay={onTheDay}
        areMessagesFirst={areMessagesFirst}
        messages={
          <MessagesPanel
            saleId={id}
            {...(onTheDay && { likely: (written) => likelyOnTheDay(booking, written) })}
          />
        }
        invoices={<InvoicesPanel purchaseId={id} reader="vendor" />}
        withdrawing={withdrawal.busy ? (withdrawal.input ?? null) : null}
        onWithdraw={(supplementId) => void withdrawal.run(supplementId)}
      />
      {asked === 'report_no_show' ? (
        <NoShowDialog booking={booking} onClose={close} returnFocusTo={returnFocusTo} />
      ) : null}
      {asked === null || asked === 'report_no_show' ? null : (
        <WhileOffered
          offered={booking.actions.includes(asked)}
          submission={asked === 'propose_supplement' ? supplement : mutation}
          title={booking.number}
          changed={changedText(booking, 'provider')}
          onClose={close}
          returnFocusTo={returnFocusTo}
        >
          {asked === 'propose_supplement' ? (
            <SupplementDialog
              booking={booking}
              submission={supplement}
              onClose={close}
              onPropose={(input) => void supplement.run(input)}
              returnFocusTo={returnFocusTo}
            />
          ) : (
            <BookingActionDialog
              action={asked}
              booking={booking}
              freeTeams={freeTeams}
              submission={mutation}
              onClose={close}
              onAction={(input) => void mutation.run(input)}
              returnFocusTo={returnFocusTo}
            />
          )}
        </WhileOffered>
      )}
    </div>
  );
}
