import { useEffect, useState } from 'react';
import { useApi, type MarketplaceClient } from '../../../api/index.ts';
import { bookingActors, bookingMachine, type BookingInput } from '../../../machines/booking/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { forgetHoldKey, saveDraft, settleDraft, type DraftStorage } from './draft-store.ts';

interface BookingParts {
  readonly client: MarketplaceClient;
  /** Navigates to the payment provider's page. */
  readonly leaveFor: (url: string) => void;
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The booking machine with its actors. */
const createBooking = ({ client, leaveFor }: BookingParts) =>
  bookingMachine.provide({
    actors: bookingActors({ client }),
    actions: {
      leaveForPayment: ({ context: { paymentUrl } }) => {
        if (paymentUrl !== null && isWebAddress(paymentUrl)) leaveFor(paymentUrl);
      },
    },
  });

/** One booking flow, new or for a held booking. The screen creates it once; its draft is stored in this tab. */
export function useBookingFlow(input: BookingInput, storage: DraftStorage) {
  const { client } = useApi();
  const [machine] = useState(() => createBooking({ client, leaveFor: (url) => window.location.assign(url) }));
  const [snapshot, send] = useFlow(machine, { input });
  const { draft, bookingId, booking } = snapshot.context;
  useEffect(() => {
    // Until the booking has loaded, the stored draft belongs to it.
    if (bookingId === null) saveDraft(storage, draft);
  }, [bookingId, draft, storage]);

  // Paid in this flow, not only opened: until then the time may be held again for the same purchase.
  const isPaid =
    input.arrival === 'paid' &&
    booking !== null &&
    booking.status !== 'held' &&
    booking.status !== 'released';
  useEffect(() => {
    if (isPaid) settleDraft(storage);
  }, [isPaid, storage]);

  const [hadBooking, setHadBooking] = useState(false);
  if (booking !== null && !hadBooking) setHadBooking(true);
  const isOver = hadBooking && bookingId === null;
  useEffect(() => {
    if (isOver) forgetHoldKey(storage);
  }, [isOver, storage]);
  return [snapshot, send] as const;
}
