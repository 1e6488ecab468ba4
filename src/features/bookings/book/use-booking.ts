import { useEffect, useState } from 'react';
import { useApi, type MarketplaceClient } from '../../../api/index.ts';
import { bookingActors, bookingMachine, type BookingInput } from '../../../machines/booking/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { forgetHoldKey, saveDraft, settleDraft, type DraftStorage } from './draft-store.ts';

interface BookingParts {
  readonly client: MarketplaceClient;
  /** Leaves this site for the payment provider's page. */
  readonly leaveFor: (url: string) => void;
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The booking machine with its effects. */
const createBooking = ({ client, leaveFor }: BookingParts) =>
  bookingMachine.provide({
    actors: bookingActors({ client }),
    actions: {
      leaveForPayment: ({ context: { paymentUrl } }) => {
        if (paymentUrl !== null && isWebAddress(paymentUrl)) leaveFor(paymentUrl);
      },
    },
  });

/** One booking, from its beginning or from what is held; made by the screen, once. What is typed stays in this tab. */
export function useBooking(input: BookingInput, storage: DraftStorage) {
  const { client } = useApi();
  const [machine] = useState(() => createBooking({ client, leaveFor: (url) => window.location.assign(url) }));
  const [snapshot, send] = useFlow(machine, { input });
  const { draft, bookingId, booking } = snapshot.context;
  useEffect(() => {
    // While the booking is not read yet, what was typed for it is still what is stored.
    if (bookingId === null) saveDraft(storage, draft);
  }, [bookingId, draft, storage]);

  // Paid on this road, not merely looked at: until then it may be held anew for the same purchase.
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
