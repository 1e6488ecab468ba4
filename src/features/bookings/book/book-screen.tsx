import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { stepOf, type BillTo, type BookingInput } from '../../../machines/booking/index.ts';
import { useBrowserReturn, usePlaces, useTimeOut } from '../../cart/index.ts';
import { useAddYacht, useRememberBusiness, YachtDialog } from '../../yachts/index.ts';
import { useOrderEvents } from '../../orders/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import { FilesPanel } from '../shared/index.ts';
import { againIn, chosenIn, stepIn } from './book-address.ts';
import { BookView } from './book-view.tsx';
import { holdKeyFor, readDraft, typedAgain, type DraftStorage } from './draft-store.ts';
import { isLookingUp, isOwnEntry, useBookAddress } from './use-book-address.ts';
import { useHeldTimes, useServiceSearch, useSlots } from './use-book-reads.ts';
import { useBookingFlow } from './use-booking-flow.ts';
import { usePriceFor } from './use-price-for.ts';

/** How often the booking is polled while an answer or a payment is awaited, in case the event stream is down. */
const awaitedEveryMs = 10_000;
const confirmedEveryMs = 2_000;

/** The machine's input: the choices in the address, and the draft stored in this tab. */
function inputIn(pathname: string, search: string, storage: DraftStorage): BookingInput {
  const params = new URLSearchParams(search);
  const chosen = chosenIn(params);
  const bookingId = params.get('booking') || null;
  const typed = readDraft(storage, chosen.serviceId);
  return {
    bookingId,
    arrival: bookingId !== null && params.get('payment') === 'returned' ? 'paid' : 'walk',
    draft: { ...chosen, ...(againIn(search) === null ? typed : typedAgain(typed)) },
    resumesAt: bookingId === null ? stepIn(pathname, params) : null,
  };
}

/** `/crew/booking/…`: the flow that books a service, at any of its steps. */
export function BookScreen() {
  const { key, search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigationType = useNavigationType();
  const bookingId = new URLSearchParams(search).get('booking');
  const [run, setRun] = useState({ key, seen: key, bookingId });
  if (run.seen !== key) {
    // A link from elsewhere, or another booking in the browser's history, starts the flow again; its own steps and the
    // back button continue it.
    const isOther = bookingId !== null && run.bookingId !== null && bookingId !== run.bookingId;
    const isNew = isOther || (navigationType !== NavigationType.Pop && !isOwnEntry(state));
    setRun({ key: isNew ? key : run.key, seen: key, bookingId: bookingId ?? (isNew ? null : run.bookingId) });
  }
  return <BookingFlow key={run.key} />;
}

function BookingFlow() {
  const location = useLocation();
  const storage = window.sessionStorage;
  const [input] = useState(() => inputIn(location.pathname, location.search, storage));
  const [again] = useState(() => againIn(location.search));
  const [snapshot, send] = useBookingFlow(input, storage);
  useBookAddress(snapshot, send);
  useOrderEvents();
  const { bookingId, draft, price, booking, failure } = snapshot.context;
  const step = stepOf(snapshot);
  const isPassing = isLookingUp(snapshot);
  const [hasArrived, setHasArrived] = useState(false);
  if (!isPassing && !hasArrived) setHasArrived(true);
  const isConfirming = snapshot.matches({ payment: 'confirming' });
  const read = useApiQuery({
    key: ['bookings', 'own', 'one', bookingId],
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/bookings/{bookingId}', { params: { path: { bookingId: bookingId ?? '' } }, signal }),
      ),
    enabled: bookingId !== null && step !== null,
    everyMs: isConfirming ? confirmedEveryMs : awaitedEveryMs,
  });
  const { data, refetch } = read;
  useEffect(() => {
    if (data) send({ type: 'BOOKING.READ', booking: data });
  }, [data, send]);
  // After a refusal the data may have changed elsewhere.
  useEffect(() => {
    if (failure !== null && bookingId !== null) refetch();
  }, [bookingId, failure, refetch]);

  useBrowserReturn(useCallback(() => send({ type: 'BROWSER.RETURNED' }), [send]));
  useTimeOut(
    step === 'payment' ? (booking?.expiresAt ?? null) : null,
    useCallback(() => send({ type: 'HOLD.TIME_RAN_OUT' }), [send]),
  );

  const [business, setBusiness] = useState<BillTo | null>(null);
  const businessPrice = usePriceFor(snapshot, business);
  const { yachts, ports, areYachtsSettled } = usePlaces();
  const remember = useRememberBusiness();
  const [isAddingYacht, setIsAddingYacht] = useState(false);
  const addYacht = useAddYacht((yacht) => {
    setIsAddingYacht(false);
    send({
      type: 'DETAILS.TYPED',
      details: { ...draft.details, yachtId: yacht.id, berth: draft.details.berth ?? yacht.berth },
    });
  });
  const isMoving = snapshot.matches({ answer: 'choosingTime' }) || snapshot.matches({ answer: 'proposing' });
  const search = useServiceSearch(
    step === 'service',
    areYachtsSettled ? (yachts.find(({ port }) => port !== null)?.port ?? null) : undefined,
  );
  const slots = useSlots(snapshot, isMoving);
  // Held times other than this flow's booking.
  const held = useHeldTimes(step !== null).filter(({ id }) => id !== bookingId);
  return (
    <>
      <BookView
        snapshot={snapshot}
        send={send}
        isArriving={isPassing && !hasArrived}
        again={again}
        businessPrice={businessPrice}
        onBusiness={setBusiness}
        search={search}
        slots={slots}
        held={held}
        yachts={yachts}
        ports={ports}
        holdKey={() => holdKeyFor(storage, { draft, total: price?.total }, () => crypto.randomUUID())}
        onAddYacht={() => setIsAddingYacht(true)}
        onRemember={(yacht, billTo) => void remember.run({ yacht, billTo })}
        files={booking && booking.id === bookingId ? <FilesPanel booking={booking} /> : null}
      />
      {isAddingYacht ? (
        <YachtDialog
          open
          onOpenChange={setIsAddingYacht}
          ports={ports}
          submission={addYacht}
          onSave={(yacht) => void addYacht.run(yacht)}
        />
      ) : null}
    </>
  );
}
